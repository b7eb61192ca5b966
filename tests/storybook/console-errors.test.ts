import { describe, expect, test } from 'vitest';

import { type ConsoleSource, listenTo } from './console-errors.ts';

/** A page whose console the test speaks for. */
function openPage() {
  const ears: Parameters<ConsoleSource['on']>[1][] = [];
  const say = (text: string, type = 'error') => {
    for (const hear of ears) hear({ type: () => type, text: () => text });
  };
  return { say, errors: listenTo({ on: (_, hear) => ears.push(hear) }) };
}

describe('the console of a story', () => {
  test('an error fails the story', () => {
    const { say, errors } = openPage();
    errors.visit();
    say('It broke.');
    say('It is slow.', 'warning');
    expect(errors.faults([])).toEqual(['An error in the console: It broke.']);
  });

  test('an expected error is none, however it goes on', () => {
    const { say, errors } = openPage();
    errors.visit();
    say('The order could not be read. ApiError: network');
    expect(errors.faults(['The order could not be read.'])).toEqual([]);
  });

  test('an expected error that did not come fails the story', () => {
    const { errors } = openPage();
    errors.visit();
    expect(errors.faults(['The order could not be read.'])).toEqual([
      'No error in the console, which should have said: The order could not be read.',
    ]);
  });

  test('what was said before the visit is not of it', () => {
    const { say, errors } = openPage();
    say('It broke.');
    errors.visit();
    expect(errors.faults([])).toEqual([]);
  });

  test('the story before may still log what it was to log, and nothing else; the one before that may not', () => {
    const { say, errors } = openPage();
    errors.visit();
    say('Not read.');
    expect(errors.faults(['Not read.'])).toEqual([]);
    errors.visit();
    say('Not read.');
    say('It broke.');
    expect(errors.faults([])).toEqual(['An error in the console: It broke.']);
    errors.visit();
    say('Not read.');
    expect(errors.faults([])).toEqual(['An error in the console: Not read.']);
  });
});
