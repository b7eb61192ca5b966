import { afterEach, describe, expect, test, vi } from 'vitest';
import { beginIn, changeLanguage, defineMessages, language, loadMessages } from './message-table.ts';

afterEach(() => changeLanguage('en'));

const editions = () => ({
  en: vi.fn(async () => ({ words: { hello: 'Hello' } })),
  ur: vi.fn(async () => ({ words: { hello: 'السلام علیکم' } })),
});

describe('a table', () => {
  test('is read in the language of the app, and says so when it is too early', async () => {
    const table = defineMessages('words', editions());
    expect(() => table.current).toThrow('Sentences in "en" are read before loadMessages() has ended.');
    await loadMessages();
    expect(table.current.hello).toBe('Hello');
    await changeLanguage('ur');
    expect(table.current.hello).toBe('السلام علیکم');
  });

  test('fetches each edition once, and none that nobody reads', async () => {
    const fetches = editions();
    defineMessages('words', fetches);
    await loadMessages();
    await loadMessages();
    expect([fetches.en.mock.calls.length, fetches.ur.mock.calls.length]).toEqual([1, 0]);
  });

  test('that does not arrive leaves the language as it was, and is asked for again', async () => {
    const fetches = editions();
    fetches.ur.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const table = defineMessages('words', fetches);
    await loadMessages();
    await expect(changeLanguage('ur')).rejects.toThrow('Failed to fetch');
    expect([language(), table.current.hello]).toEqual(['en', 'Hello']);
    await changeLanguage('ur');
    expect(language()).toBe('ur');
  });
});

test('code that comes while the language is changed speaks the new one', async () => {
  const gate = Promise.withResolvers<void>();
  const slow = editions();
  slow.ur.mockImplementation(async () => {
    await gate.promise;
    return { words: { hello: 'السلام علیکم' } };
  });
  defineMessages('words', slow);
  const changed = changeLanguage('ur');
  const late = defineMessages('words', editions());
  const spoken = loadMessages();
  gate.resolve();
  await Promise.all([changed, spoken]);
  expect(late.current.hello).toBe('السلام علیکم');
});

test('the app begins in the language of the document', async () => {
  const table = defineMessages('words', editions());
  beginIn('ur');
  await loadMessages();
  expect(table.current.hello).toBe('السلام علیکم');
});
