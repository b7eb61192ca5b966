import { setupPage } from '@storybook/test-runner';
import { TestEnvironment } from 'jest-environment-node';

import { FIRST_MODE } from './.storybook/modes.ts';
import config from './.storybook/test-runner.ts';
import { CONTEXT, launchScreenshotBrowser } from './tests/visual/browser.ts';
import { sizeOf } from './tests/visual/screenshot.ts';

/** Milliseconds without a file of stories after which the browser is closed: Jest ends a worker half a second after its last file. */
const IDLE_MS = 200;

/** Context of the browser of this worker, and its page: it stays open on the preview from one file of stories to the next. */
let context;
let page;
let closing;

/** Opens the preview, in a new page and if necessary in a new browser. */
async function openPage() {
  if (!context) {
    const browser = await launchScreenshotBrowser();
    context = await browser.newContext({ ...CONTEXT, viewport: sizeOf(FIRST_MODE) });
  }
  page = await context.newPage();
  // Calls `prepare` of the configuration.
  await setupPage(page, context);
}

async function closeBrowser() {
  const browser = context?.browser();
  context = undefined;
  page = undefined;
  await browser?.close();
}

/**
 * Jest environment of a file of stories. The test-runner's own one opens a browser context and the preview again for each file, which takes longer
 * than rendering a story, and loads Storybook's compiler into each. Only a story that failed gets a new page after it.
 */
export default class StoriesEnvironment extends TestEnvironment {
  visits = 0;

  async setup() {
    await super.setup();
    clearTimeout(closing);
    // The test-runner calls these names. If another version does not, no story is checked, and `handleTestEvent` fails the file.
    Object.assign(this.global, {
      __sbSetupPage: setupPage,
      __sbPreVisit: config.preVisit,
      __sbPostVisit: (visited, story) => {
        this.visits += 1;
        return config.postVisit(visited, story);
      },
      // A story that reloaded the page is tried again.
      jestPlaywright: {
        resetPage: async () => {
          await page?.close();
          this.global.page = page = await context.newPage();
        },
      },
    });
  }

  async handleTestEvent(event) {
    if (event.name === 'test_start') {
      if (!page) await openPage();
      Object.assign(this.global, { page, context });
    }
    if (event.name === 'test_done' && event.test.errors.length > 0) {
      await page?.close();
      page = undefined;
    }
    if (event.name === 'run_finish' && this.visits === 0) {
      throw new Error('The test-runner did not call `postVisit` of `.storybook/test-runner.ts`.');
    }
  }

  async teardown() {
    closing = setTimeout(closeBrowser, IDLE_MS);
    await super.teardown();
  }
}
