import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Built page with React and one word: the smallest React app, which the pages of the app are compared with. */
export interface BarePage {
  /** Folder of the built page. */
  dist: string;
  remove: () => void;
}

/** Builds the bare page with the same React as the app. */
export async function buildBarePage(): Promise<BarePage> {
  // Inside node_modules, so that the imports of the page resolve.
  mkdirSync(join(ROOT, 'node_modules/.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'node_modules/.cache/bare-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Also when the process is interrupted.
  process.once('exit', remove);
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>hi</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="./main.jsx"></script></html>',
  );
  writeFileSync(
    join(folder, 'main.jsx'),
    `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('p', null, 'hi'));`,
  );
  const before = process.env['NODE_ENV'];
  await build({ root: folder, configFile: false, logLevel: 'error', mode: 'production' });
  // Vite sets NODE_ENV to production, which the servers started later would inherit.
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
  return { dist: join(folder, 'dist'), remove };
}
