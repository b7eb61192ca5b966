import { describe, expect, test } from 'vitest';

import { type ConsoleSource, listenTo } from './console-errors.ts';

/** Page whose console messages the test sends. */
function openPage() {
  const listeners: Parameters<ConsoleSource['on']>[1][] = [];
  const log = (text: string, type = 'error') => {
    for (const listener of listeners) listener({ type: () => type, text: () => text });
  };
  return { log, errors: listenTo({ on: (_, listener) => listeners.push(listener) }) };
}

describe('the console of a story', () => {
  test('an error fails the story', () => {
    const { log, errors } = openPage();
    errors.visit();
    log('It broke.');
    log('It is slow.', 'warning');
    expect(errors.faults([])).toEqual(['An error in the console: It broke.']);
  });

  test('an expected error is matched by its beginning', () => {
    const { log, errors } = openPage();
    errors.visit();
    log('The order could not be read. ApiError: network');
    expect(errors.faults(['The order could not be read.'])).toEqual([]);
  });

  test('an expected error that does not occur fails the story', () => {
    const { errors } = openPage();
    errors.visit();
    expect(errors.faults(['The order could not be read.'])).toEqual([
      'An expected error is not in the console: The order could not be read.',
    ]);
  });

  test('errors before the visit do not count', () => {
    const { log, errors } = openPage();
    log('It broke.');
    errors.visit();
    expect(errors.faults([])).toEqual([]);
  });

  test('expected errors of the previous story are allowed, those of earlier stories are not', () => {
    const { log, errors } = openPage();
    errors.visit();
    log('Not read.');
    expect(errors.faults(['Not read.'])).toEqual([]);
    errors.visit();
    log('Not read.');
    log('It broke.');
    expect(errors.faults([])).toEqual(['An error in the console: It broke.']);
    errors.visit();
    log('Not read.');
    expect(errors.faults([])).toEqual(['An error in the console: Not read.']);
  });
});
