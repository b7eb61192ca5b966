import { setupPage } from '@storybook/test-runner';
import TestRunnerEnvironment from '@storybook/test-runner/playwright/custom-environment.js';

import config from './.storybook/test-runner.ts';

/**
 * Jest environment that sets up the test-runner for a file of stories, with modules that are loaded once for each worker. The test-runner's own
 * setup file loads them, and Storybook's compiler, again for every file, which takes longer than a dozen stories.
 */
export default class StoriesEnvironment extends TestRunnerEnvironment {
  visits = 0;

  async setup() {
    await super.setup();
    // The test-runner calls these names. If another version does not, no story is checked, and `handleTestEvent` fails the file.
    Object.assign(this.global, {
      __sbSetupPage: setupPage,
      __sbPreVisit: config.preVisit,
      __sbPostVisit: (page, story) => {
        this.visits += 1;
        return config.postVisit(page, story);
      },
    });
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name === 'run_finish' && this.visits === 0) {
      throw new Error('The test-runner did not call `postVisit` of `.storybook/test-runner.ts`.');
    }
  }
}
