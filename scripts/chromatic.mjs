/**
 * Uploads the Storybook to Chromatic, where reviewers see every visual difference.
 *
 *   CHROMATIC_PROJECT_TOKEN=… npm run chromatic [-- arguments of chromatic]
 *
 * Settings are in chromatic.config.json, the modes in .storybook/modes.ts. Without a token the script does nothing;
 * `npm run test:storybook` compares the same modes on this machine.
 */
import { run } from './lib/run.mjs';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const { code } = await run('chromatic', process.argv.slice(2));
  process.exitCode = code;
} else {
  console.log('Chromatic: skipped, nothing was uploaded: CHROMATIC_PROJECT_TOKEN is not set.');
}
