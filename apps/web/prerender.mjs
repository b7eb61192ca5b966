// Inlines the style sheet and the prerendered pages in `index.html` of the build. The texts behind Help, Privacy and Terms get documents of their own.
// Runs after `vite build`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { DIST, scriptsByPage } from './build-manifest.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

process.env.NODE_ENV = 'production';

/** Replaces a mark in the document; throws if it is missing. */
function replaceMark(html, mark, text) {
  if (!html.includes(mark)) throw new Error(`The built index.html holds no ${mark}.`);
  return html.replace(mark, () => text);
}

/** Element with a prerendered page in one language. Inert until React has hydrated it, except for public texts, which contain only links. */
function markupOf({ name, language, markup }) {
  // The server's content security policy forbids inline scripts, styles and event handlers.
  const [forbidden] = /<script|<style|\sstyle=|\son[a-z]+=/.exec(markup) ?? [];
  if (forbidden) throw new Error(`The markup of ${name} holds ${forbidden}, which the policy refuses.`);
  return `<div data-prerendered="${name}" data-language="${language}"${name === 'text' ? '' : ' inert'}>${markup}</div>`;
}

const vite = await createServer({
  root: ROOT,
  mode: 'production',
  server: { middlewareMode: true, ws: false, watch: null },
});
const { prerender } = await vite.ssrLoadModule('/src/prerender.tsx');
const { pages, texts } = await prerender();

const built = readFileSync(`${DIST}/index.html`, 'utf8');
const [link, sheet] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(built) ?? [];
const styled = replaceMark(built, link, `<style>${readFileSync(`${DIST}${sheet}`, 'utf8').trim()}</style>`);
rmSync(`${DIST}${sheet}`);
const document = replaceMark(styled, '{ scripts: {} }.scripts', JSON.stringify(scriptsByPage()));
for (const [path, prerendered] of Object.entries({ '/index': pages, ...texts })) {
  mkdirSync(dirname(`${DIST}${path}`), { recursive: true });
  const markup = prerendered.map(markupOf).join('\n    ');
  writeFileSync(`${DIST}${path}.html`, replaceMark(document, '<!-- prerendered pages -->', markup));
}
await vite.close();
// Timers of the app would keep the process alive.
process.exit(0);
