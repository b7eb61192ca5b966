/**
 * Uploads the Storybook to Chromatic, which shows every visual difference to whoever reviews it.
 *
 *   CHROMATIC_PROJECT_TOKEN=… npm run chromatic [-- arguments of chromatic]
 *
 * Settings are in chromatic.config.json, the modes in .storybook/modes.ts. Chromatic knows no work without its server, so without a token
 * there is nothing to do; the same modes are compared on this machine by `npm run test:storybook`.
 */
import { run } from './lib/run.mjs';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const { code } = await run('chromatic', process.argv.slice(2));
  process.exitCode = code;
} else {
  console.log('Chromatic: skipped, nothing was uploaded: CHROMATIC_PROJECT_TOKEN is not set.');
}
