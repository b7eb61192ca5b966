/** What can be heard of a page's console; Playwright's `Page` is one. */
export interface ConsoleSource {
  on: (event: 'console', hear: (message: { type: () => string; text: () => string }) => void) => unknown;
}

/** The errors in the console of a page that shows one story after the other. */
export interface ConsoleErrors {
  /** A visit to a story begins: what was heard so far is not of it. */
  visit: () => void;
  /**
   * What is wrong with what was heard since, a sentence each: errors that nobody expected, and expected ones that did not come.
   *
   * @param expected How the errors begin that the story is to log.
   */
  faults: (expected: readonly string[]) => string[];
}

/**
 * Listens to the console of a page.
 *
 * The test-runner's own `--failOnConsole` would take the last error of a story, which stays on the page until the next one is fetched, for one
 * of the next.
 */
export function listenTo(page: ConsoleSource): ConsoleErrors {
  let errors: string[] = [];
  let expectedNow: readonly string[] = [];
  let expectedBefore: readonly string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    visit: () => {
      errors = [];
      [expectedBefore, expectedNow] = [expectedNow, []];
    },
    faults: (expected) => {
      expectedNow = expected;
      const known = [...expected, ...expectedBefore];
      const unexpected = errors.filter((error) => !known.some((words) => error.startsWith(words)));
      const missing = expected.filter((words) => !errors.some((error) => error.startsWith(words)));
      return [
        ...unexpected.map((error) => `An error in the console: ${error}`),
        ...missing.map((words) => `No error in the console, which should have said: ${words}`),
      ];
    },
  };
}
