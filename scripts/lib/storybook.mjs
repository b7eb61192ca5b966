import { fingerprint, isFresh, markFresh } from './fresh.mjs';
import { STORYBOOK_DIST, STORYBOOK_SOURCES } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Builds the Storybook unless the existing build has the same sources. Resolves to the exit code of the build.
 *
 * @returns {Promise<number>}
 */
export async function buildStorybook() {
  const sources = fingerprint(STORYBOOK_SOURCES);
  if (isFresh(STORYBOOK_DIST, sources)) return 0;
  const { code, output } = await run('storybook', ['build', '-o', STORYBOOK_DIST, '--disable-telemetry', '--quiet'], {
    capture: true,
  });
  if (code === 0) markFresh(STORYBOOK_DIST, sources);
  else console.error(output);
  return code;
}
