/** Prepares the browser of the tests. `setup.mjs --tests` runs it on the pinned Node, after the packages are installed. */
import { prepareBrowser } from '../tests/support/browser.ts';

const ORIGINS = {
  pinned: 'the build of the lock file',
  playwright: "Playwright's own; screenshots are not compared",
  system: "the system's; screenshots are not compared",
  chosen: 'chosen by TEST_BROWSER; screenshots are not compared',
};

const browser = await prepareBrowser();
if (browser) {
  console.log(`Browser for the tests: ${browser.path} (${ORIGINS[browser.origin]}).`);
} else {
  console.error(
    'No browser to test with. The one in the lock file runs on Linux x64 only; elsewhere install one with\n' +
      '`npx playwright install chromium`, or name one you have: TEST_BROWSER=/path/to/chromium npm test',
  );
  process.exitCode = 1;
}
