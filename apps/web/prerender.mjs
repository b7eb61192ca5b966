/**
 * Writes `dist/login.html`: the built page with the markup of `/login` already in it, so that it is painted before any script has run.
 * Runs after `vite build`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const EMPTY = '<div id="root"></div>';
const LOGIN_PAGE = '/features/login/LoginPage.tsx';

process.env.NODE_ENV = 'production';
// The one question that modules of the app ask the browser while they load; the page is written in the light theme.
globalThis.matchMedia = () => ({ matches: false, addEventListener: () => {} });

async function renderLogin() {
  const vite = await createServer({
    root: ROOT,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const page = await vite.ssrLoadModule('/src/prerender.tsx');
    return await page.renderLogin();
  } finally {
    await vite.close();
  }
}

/** Address of the file that holds the login page, fetched beside the first one rather than after it. */
function loginChunk() {
  const chunks = JSON.parse(readFileSync(`${ROOT}dist/.vite/modules.json`, 'utf8'));
  const file = Object.keys(chunks).find((each) => chunks[each].modules.some((id) => id.endsWith(LOGIN_PAGE)));
  if (!file) throw new Error(`No file of the build holds ${LOGIN_PAGE}.`);
  return `/${file}`;
}

const markup = await renderLogin();
// Either would be refused by the policy of the server.
const forbidden = /<script|<style|\sstyle=|\son[a-z]+=/.exec(markup);
if (forbidden) throw new Error(`The markup of /login holds ${forbidden[0]}, which the policy refuses.`);
if (!markup.includes('<form')) throw new Error(`The markup of /login holds no form:\n${markup}`);

const page = readFileSync(`${ROOT}dist/index.html`, 'utf8');
if (!page.includes(EMPTY)) throw new Error(`dist/index.html holds no ${EMPTY}.`);
// The page can be read without its scripts, so they come after what paints it.
const preload = `<link rel="modulepreload" fetchpriority="low" crossorigin href="${loginChunk()}">`;
writeFileSync(
  `${ROOT}dist/login.html`,
  page
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace('</head>', () => `  ${preload}\n  </head>`)
    .replace(EMPTY, () => `<div id="root">${markup}</div>`),
);
// Clocks of the app would keep this alive.
process.exit(0);
