/** Weighs what a browser must load to show `/login`, from the manifest of the built app, against the budget. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { ROOT, WEB_DIST } from './lib/paths.mjs';

const ENTRY = 'index.html';
/** The chunks the login route asks for when it is opened, by the source they start from. */
const LOGIN_ROUTE = /\/features\/login\//;
const JS_BUDGET_KB = 160;
/** A stylesheet smaller than this means that Tailwind found no classes: it scans only the folders it is told. */
const CSS_LEAST_KB = 2;

const dist = join(ROOT, WEB_DIST);
const manifestPath = join(dist, '.vite/manifest.json');
if (!existsSync(manifestPath)) {
  console.error(`${WEB_DIST} holds no build: run \`npm run build\` first.`);
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));

/** The chunk of `key` and all it imports before it can run. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) closure(imported, seen);
  return seen;
}

const weigh = (file) => ({ file, kb: gzipSync(readFileSync(join(dist, file))).length / 1000 });
const total = (files) => files.reduce((sum, { kb }) => sum + kb, 0);

const loginRoute = Object.keys(manifest).filter((key) => LOGIN_ROUTE.test(`/${key}`) && manifest[key].isDynamicEntry);
const chunks = new Set([ENTRY, ...loginRoute].flatMap((key) => [...closure(key)]));
const scripts = [...new Set([...chunks].map((key) => manifest[key].file))]
  .filter((file) => /\.m?js$/.test(file))
  .map(weigh);
const styles = [...new Set([...chunks].flatMap((key) => manifest[key].css ?? []))].map(weigh);

for (const { file, kb } of [...scripts, ...styles].toSorted((a, b) => b.kb - a.kb)) {
  console.log(`${kb.toFixed(1).padStart(8)} kB  ${file}`);
}
console.log(
  `/login: ${total(scripts).toFixed(1)} kB of JS and ${total(styles).toFixed(1)} kB of CSS, gzip; the budget is ${JS_BUDGET_KB} kB of JS.`,
);

const faults = [
  loginRoute.length === 0 &&
    'No chunk of the login route was found: either it is no longer loaded on its own, or this check looks for the wrong name.',
  total(scripts) > JS_BUDGET_KB && `The JS of /login is over its budget of ${JS_BUDGET_KB} kB.`,
  total(styles) < CSS_LEAST_KB && 'The stylesheet is as good as empty.',
].filter(Boolean);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
