/**
 * Writes into `dist/index.html` what must stand there before any script of the app has run: the markup of the login page, and the script of
 * the head, which shows it to whom it is for. Runs after `vite build`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, createServer } from 'vite';
import { BROWSERS } from './vite.config.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const INDEX = `${ROOT}dist/index.html`;
const LOGIN_PAGE = '/features/login/LoginPage.tsx';

process.env.NODE_ENV = 'production';
// The one question that modules of the app ask the browser while they load; the pages are written in the light theme.
globalThis.matchMedia = () => ({ matches: false, addEventListener: () => {} });

/** Markup by the name of its page (`src/head/written-pages.ts`). */
async function renderPages() {
  const vite = await createServer({
    root: ROOT,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const { renderPages: render } = await vite.ssrLoadModule('/src/prerender.tsx');
    return await render();
  } finally {
    await vite.close();
  }
}

/** Builds the script of the head, which is no module and imports nothing when it runs; answers its address. */
async function buildHead() {
  const { output } = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      emptyOutDir: false,
      target: BROWSERS,
      rolldownOptions: {
        input: 'src/head/head.ts',
        output: { format: 'iife', entryFileNames: 'assets/head-[hash].js' },
      },
    },
  });
  return `/${output[0].fileName}`;
}

/** Address of the file that holds the login page, fetched beside the first one rather than after it. */
function loginChunk() {
  const chunks = JSON.parse(readFileSync(`${ROOT}dist/.vite/modules.json`, 'utf8'));
  const file = Object.keys(chunks).find((each) => chunks[each].modules.some((id) => id.endsWith(LOGIN_PAGE)));
  if (!file) throw new Error(`No file of the build holds ${LOGIN_PAGE}.`);
  return `/${file}`;
}

/** Puts a text in the place of a mark of the document. */
function put(page, mark, text) {
  if (!page.includes(mark)) throw new Error(`dist/index.html holds no ${mark}.`);
  return page.replace(mark, () => text);
}

const pages = Object.entries(await renderPages());
for (const [name, markup] of pages) {
  // Either would be refused by the policy of the server.
  const forbidden = /<script|<style|\sstyle=|\son[a-z]+=/.exec(markup);
  if (forbidden) throw new Error(`The markup of ${name} holds ${forbidden[0]}, which the policy refuses.`);
}
const written = pages.map(([name, markup]) => `<div data-page="${name}">${markup}</div>`).join('\n    ');

let page = readFileSync(INDEX, 'utf8');
page = put(page, '<!-- written pages -->', written);
page = put(page, '<!-- head script -->', `<script src="${await buildHead()}"></script>`);
// The page can be read without the scripts of the app, so they come after what paints it.
page = page.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
page = put(
  page,
  '</head>',
  `  <link rel="modulepreload" fetchpriority="low" crossorigin href="${loginChunk()}">\n  </head>`,
);
writeFileSync(INDEX, page);
// Clocks of the app would keep this alive.
process.exit(0);
