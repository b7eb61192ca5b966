/// Run by Jest for every file of stories, in place of the test-runner's own setup: that one loads the whole of Storybook's compiler each time,
/// which takes longer than a dozen stories.

import config from './test-runner.ts';

declare const afterAll: (check: () => void) => void;

let visits = 0;

// These names are the test-runner's own. Should another version of it know them no more, nothing would be checked, and the file below fails.
Object.assign(globalThis, {
  __sbPreVisit: config.preVisit,
  __sbPostVisit: (...args: Parameters<NonNullable<typeof config.postVisit>>) => {
    visits += 1;
    return config.postVisit?.(...args);
  },
  /** After a story that navigated away. */
  __sbSetupPage: async (...args: unknown[]) => {
    const { setupPage } = await import('@storybook/test-runner');
    return Reflect.apply(setupPage, undefined, args);
  },
});

afterAll(() => {
  if (visits === 0) throw new Error('The test-runner calls none of the checks of `.storybook/test-runner.ts`.');
});
