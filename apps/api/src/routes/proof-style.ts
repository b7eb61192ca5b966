import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandColours } from '../brand.ts';

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

/** The style sheet, in the colours of the brand. */
const CSS = readFileSync(new URL('proof.css', import.meta.url), 'utf8').replaceAll(
  /--([\w-]+): #[\da-f]{6};/g,
  (declaration, name) => (brandColours.has(name) ? `--${name}: ${brandColours.get(name)};` : declaration),
);

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
