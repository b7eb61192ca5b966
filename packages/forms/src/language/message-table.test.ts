import { afterEach, describe, expect, test, vi } from 'vitest';
import { setInitialLanguage, changeLanguage, defineMessages, language, loadDictionary } from './message-table.ts';

afterEach(() => changeLanguage('en'));

interface English extends Record<string, unknown> {
  words: { hello: string };
}
const english: English = { words: { hello: 'Hello' } };
const urdu: English = { words: { hello: 'السلام علیکم' } };
const dictionary = () => ({ en: vi.fn(async () => english), ur: vi.fn(async () => urdu) });
const table = defineMessages<English, 'words'>('words');

test('a table that no dictionary has throws with its name', () => {
  expect(() => defineMessages<English, 'words'>('words').current).toThrow(
    'No dictionary that is loaded in "en" holds "words".',
  );
});

describe('a table', () => {
  test('is read in the language of the app', async () => {
    await loadDictionary(dictionary());
    expect(table.current.hello).toBe('Hello');
    await changeLanguage('ur');
    expect(table.current.hello).toBe('السلام علیکم');
  });

  test('is fetched only in the language in use', async () => {
    const fetches = dictionary();
    await loadDictionary(fetches);
    expect([fetches.en.mock.calls.length, fetches.ur.mock.calls.length]).toEqual([1, 0]);
  });

  test('that cannot be loaded leaves the language as it was, and is fetched again at the next try', async () => {
    const fetches = dictionary();
    fetches.ur.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await loadDictionary(fetches);
    await expect(changeLanguage('ur')).rejects.toThrow('Failed to fetch');
    expect([language(), table.current.hello]).toEqual(['en', 'Hello']);
    await changeLanguage('ur');
    expect(language()).toBe('ur');
  });
});

test('a dictionary loaded while the language changes has the new language', async () => {
  const gate = Promise.withResolvers<void>();
  const slow = dictionary();
  slow.ur.mockImplementation(async () => {
    await gate.promise;
    return urdu;
  });
  await loadDictionary(slow);
  const changed = changeLanguage('ur');
  const late = { more: { bye: 'خدا حافظ' } };
  const came = loadDictionary({ en: async () => ({ more: { bye: 'Bye' } }), ur: async () => late });
  gate.resolve();
  await Promise.all([changed, came]);
  expect(defineMessages<typeof late, 'more'>('more').current.bye).toBe('خدا حافظ');
});

test('the app begins in the language of the document', async () => {
  setInitialLanguage('ur');
  await loadDictionary(dictionary());
  expect(table.current.hello).toBe('السلام علیکم');
});
