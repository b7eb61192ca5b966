// Writes into `dist/index.html` what stands there before the app has come: the style sheet and the prerendered pages. The texts behind Help,
// Privacy and Terms get documents of their own. Runs after `vite build`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { scriptsByPage } from './build-manifest.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

process.env.NODE_ENV = 'production';

/** Puts a text in the place of another, which must be there. */
function put(html, mark, text) {
  if (!html.includes(mark)) throw new Error(`dist/index.html holds no ${mark}.`);
  return html.replace(mark, () => text);
}

/** A prerendered page in a language; out of use until the app is there, except for a text, which has links alone. */
function editionOf({ name, language, markup }) {
  // Either would be refused by the policy of the server.
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

const built = readFileSync(`${ROOT}dist/index.html`, 'utf8');
const [link, sheet] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(built) ?? [];
const styled = put(built, link, `<style>${readFileSync(`${ROOT}dist${sheet}`, 'utf8').trim()}</style>`);
rmSync(`${ROOT}dist${sheet}`);
const document = put(styled, '{ scripts: {} }.scripts', JSON.stringify(scriptsByPage()));
for (const [path, editions] of Object.entries({ '/index': pages, ...texts })) {
  mkdirSync(dirname(`${ROOT}dist${path}`), { recursive: true });
  const markup = editions.map(editionOf).join('\n    ');
  writeFileSync(`${ROOT}dist${path}.html`, put(document, '<!-- prerendered pages -->', markup));
}
await vite.close();
// Clocks of the app would keep this alive.
process.exit(0);
