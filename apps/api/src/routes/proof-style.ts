import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Fonts of the built web app: family, start of the file's name, and what the face needs besides. As in `theme.css` and `urdu.css` of packages/ui. */
const FONTS = [
  { family: 'Figtree', file: /^figtree-latin-wght-normal-.*\.woff2$/, more: 'font-weight:300 900' },
  {
    family: 'Naskh',
    file: /^naskh-urdu-.*\.woff2$/,
    more: 'font-weight:400 700;size-adjust:113%;unicode-range:U+60C-6F9,U+200C-200D',
  },
];

/** Files of the built web app; none before it is built. */
function assetsOf(webDist: string): string[] {
  try {
    return readdirSync(join(webDist, 'assets'));
  } catch {
    return [];
  }
}

const facesOf = (webDist: string): string => {
  const files = assetsOf(webDist);
  return FONTS.flatMap(({ family, file, more }) => {
    const found = files.find((name) => file.test(name));
    return found ? [`@font-face{font-family:${family};font-display:swap;src:url(/assets/${found});${more}}`] : [];
  }).join('\n');
};

/** Colours and sizes are those of `packages/ui/src/theme.css` in the light theme; a test compares the colours. */
const CSS = `:root{color-scheme:light;--paper:#f6f7f4;--surface:#ffffff;--line:#dde4de;--ink:#0f211a;--ink-2:#4a5c53;--control:#7c8c83;--brand:#0b6b4f;--on-brand:#ffffff;--notice:#8a4b00;--notice-soft:#fff0d4;--info:#1d5fc4}
*{box-sizing:border-box;margin:0}
html{background:var(--paper);color:var(--ink);font:1rem/1.5 Figtree,system-ui,sans-serif;font-variant-numeric:tabular-nums lining-nums;-webkit-text-size-adjust:100%}
html:lang(ur){font-family:Naskh,Figtree,system-ui,sans-serif;line-height:1.7}
body{max-width:44rem;margin-inline:auto;padding:1.25rem}
header{display:flex;align-items:center;justify-content:space-between;gap:1rem;padding-block-end:1rem}
.brand{display:flex;align-items:center;gap:.625rem;font-size:1.125rem;font-weight:700}
.brand svg{width:2.25rem;height:2.25rem}
article{background:var(--surface);border:1px solid var(--line);border-radius:18px}
section{padding:1.25rem}
section+section{border-block-start:1px dashed var(--control)}
h1{font-size:1.625rem;line-height:1.25;text-wrap:balance}
h2{font-size:1.125rem;line-height:1.35;padding-block-end:.5rem}
html:lang(ur) :is(h1,h2){line-height:1.6}
p{text-wrap:pretty}
p+p{padding-block-start:.5rem}
.quiet{color:var(--ink-2)}
.sandbox{background:var(--notice-soft);color:var(--notice);border-radius:14px;padding:.75rem 1rem;margin-block-end:1rem;font-weight:600}
.label{padding-block-start:1.25rem;color:var(--ink-2);font-size:.9375rem}
.amount{font-size:clamp(1.5rem,9vw,2.75rem);line-height:1.1;font-weight:700;color:var(--brand);padding-block:0 .75rem;overflow-wrap:anywhere}
.sentence{font-size:1.125rem;overflow-wrap:anywhere}
dl div{padding-block:.3125rem}
dt{color:var(--ink-2);font-size:.9375rem}
dd{font-weight:600;overflow-wrap:anywhere}
.hash{font:400 .8125rem/1.5 ui-monospace,Roboto Mono,monospace}
a{color:var(--info);text-underline-offset:.2em}
.language,.support a{display:inline-flex;align-items:center;min-height:44px}
.language{padding-inline:.5rem;font-weight:600;text-decoration:none}
.language:lang(ur){font-family:Naskh,system-ui,sans-serif}
:focus-visible{outline:2px solid var(--info);outline-offset:2px}
@media (width>=30rem){dl div:not(.wide){display:flex;align-items:baseline;gap:.5rem}dl div:not(.wide) dt{display:flex;flex:1 0 auto;align-items:baseline;gap:.5rem}dl div:not(.wide) dt::after{content:'';flex:1;min-width:1rem;border-block-end:1px dotted var(--control)}dd{text-align:end}.wide dd{text-align:start}}
@media (width>=48rem){body{padding-block:2.5rem}section{padding:1.5rem 2.5rem}}
@page{size:A4;margin:12mm 16mm}
@media print{html{background:none;font-size:10pt;line-height:1.4}html:lang(ur){line-height:1.6}.hash{font-size:8.5pt;line-height:1.3}body{max-width:none;padding:0}header{padding-block-end:3mm}article{border-color:var(--control)}section{padding:2.5mm 6mm;break-inside:avoid}h1{font-size:15pt}h2{font-size:11pt;padding-block-end:1mm}dl div{padding-block:.5mm}.label{padding-block-start:2mm}.amount{font-size:24pt;padding-block-end:2mm}.sentence{font-size:11pt}.sandbox{border:1px solid var(--notice);margin-block-end:3mm;padding:1.5mm 4mm}.language{display:none}.support a{min-height:0}a{color:inherit}}`;

/** Style sheet of the pages of proofs, with the policy that allows it. */
export interface ProofStyle {
  css: string;
  /** Content security policy: this style sheet, and fonts and pictures of this origin; no script, form or frame. */
  policy: string;
}

/** Style sheet of the pages of proofs, with the fonts of the built web app if it has been built. */
export function proofStyle(webDist: string): ProofStyle {
  const css = `${facesOf(webDist)}\n${CSS}`;
  const hash = createHash('sha256').update(css).digest('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { css, policy };
}
