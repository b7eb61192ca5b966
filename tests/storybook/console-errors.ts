/** Source of console messages; Playwright's `Page` is one. */
export interface ConsoleSource {
  on: (event: 'console', listener: (message: { type: () => string; text: () => string }) => void) => unknown;
}

/** Console errors of a page that shows one story after the other. */
export interface ConsoleErrors {
  /** Starts the visit of a story: errors before this call do not belong to it. */
  visit: () => void;
  /**
   * Returns a message for each unexpected error since `visit`, and for each expected error that did not occur.
   *
   * @param expected Beginnings of the errors that the story is expected to log.
   */
  faults: (expected: readonly string[]) => string[];
}

/**
 * Listens to the console of a page.
 *
 * The test-runner's own `--failOnConsole` attributes the last error of a story to the next one, because a story stays on the page until the next
 * one is loaded.
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
      const unexpected = errors.filter((error) => !known.some((beginning) => error.startsWith(beginning)));
      const missing = expected.filter((beginning) => !errors.some((error) => error.startsWith(beginning)));
      return [
        ...unexpected.map((error) => `An error in the console: ${error}`),
        ...missing.map((beginning) => `An expected error is not in the console: ${beginning}`),
      ];
    },
  };
}
