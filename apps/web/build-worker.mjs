/** Writes `dist/sw.js`: the worker with the list of what it keeps. Runs last, when the document is written. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildFiles } from './src/service-worker/build-files.ts';
import { BROWSERS } from './vite.config.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const DIST = `${ROOT}dist`;
const WORKER = 'sw.js';

const read = (url) => readFileSync(DIST + url);
const hash = (url) => createHash('sha256').update(read(url)).digest('hex').slice(0, 16);

const urls = globSync('**/*', { cwd: DIST, exclude: [WORKER] })
  .map((path) => `/${path.replaceAll('\\', '/')}`)
  .filter((url) => statSync(DIST + url).isFile())
  .toSorted();

const files = buildFiles({
  files: new Map(urls.map((url) => [url, hash(url)])),
  document: read('/index.html').toString(),
  scripts: JSON.parse(read('/.vite/modules.json').toString()),
});

await build({
  configFile: false,
  root: ROOT,
  logLevel: 'warn',
  publicDir: false,
  define: { BUILD_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: DIST,
    emptyOutDir: false,
    target: BROWSERS,
    rolldownOptions: {
      input: `${ROOT}src/service-worker/sw.ts`,
      output: { format: 'iife', entryFileNames: WORKER },
    },
  },
});
