import { setupPage } from '@storybook/test-runner';
import TestRunnerEnvironment from '@storybook/test-runner/playwright/custom-environment.js';

import config from './.storybook/test-runner.ts';

/**
 * Gives every file of stories what is loaded once a worker. The test-runner's own setup file loads it, and Storybook's compiler with it, anew
 * for each of them, which takes longer than a dozen stories.
 */
export default class StoriesEnvironment extends TestRunnerEnvironment {
  visits = 0;

  async setup() {
    await super.setup();
    // These names are the test-runner's own. Should another version know them no more, nothing is checked, and every file fails.
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
      throw new Error('The test-runner asked for none of the checks of `.storybook/test-runner.ts`.');
    }
  }
}
