import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A built page with React and one word on it: the least that any React app costs. */
export interface BarePage {
  /** Folder of the built page. */
  dist: string;
  remove: () => void;
}

/** Builds the bare page with the very React of the app. */
export async function buildBarePage(): Promise<BarePage> {
  // Beside the installed packages, so that the page finds them.
  mkdirSync(join(ROOT, 'node_modules/.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'node_modules/.cache/bare-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // On the way out of a process that was interrupted, too.
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
  // Vite leaves its own behind, and the servers started after it would take themselves for production.
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
  return { dist: join(folder, 'dist'), remove };
}
