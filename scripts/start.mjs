/** Builds the app if its sources have changed since the last build, then serves the app and the API from this process. */
import { fingerprint, isFresh, markFresh } from './lib/fresh.mjs';
import { WEB_DIST, WEB_SOURCES } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const settings = Object.entries(process.env).filter(([name]) => name === 'BRAND' || name.startsWith('VITE_'));

async function build() {
  const sources = fingerprint(WEB_SOURCES, JSON.stringify(settings));
  if (isFresh(WEB_DIST, sources)) return;
  console.log('Building the app …');
  const started = Date.now();
  const { code, output } = await run('npm', ['run', '--silent', 'build'], { capture: true });
  if (code !== 0) {
    console.error(`${output}\nThe app could not be built; the output of the build is above.`);
    process.exit(1);
  }
  markFresh(WEB_DIST, sources);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

if (!process.features.typescript) {
  console.error('This runs on the Node of the project: start it with `npm start`.');
  process.exit(1);
}
await build();
// In this process, so that the server receives its signals.
await import('../apps/api/src/server.ts');
