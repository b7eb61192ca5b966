import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { editions } from './messages.ts';
import { entriesOf } from './testing/messages.ts';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));
/** Words for whoever starts the server, in the terminal; the sandbox's people and the tests. */
const NOT_REPLIES =
  /^(messages(\.\w+)?|config|server|start)\.ts$|^(commands|seed|testing|db)\/|\.test\.ts$|^(settings\/default-market|providers\/(deposit-address|payouts-config)|chains\/chain(s-config|-faults))\.ts$/;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !NOT_REPLIES.test(path));

const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** Text of a log line or a header, which no person is told, and SQL. */
const NOT_TOLD = /log\.\w+\([^;]*;|authorization: `[^`]*`|sql(<[^`]*>)?`[^`]*`/g;

/** Quoted text of two words or more that begins like a sentence, or names a field that is wrong. */
function sentencesIn(source: string): string[] {
  const code = source.replace(COMMENT, '').replace(NOT_TOLD, '');
  const quoted = [...code.matchAll(/(['`])((?:\\.|(?!\1)[^\\\n])*)\1/g)].map(([, , text = '']) => text);
  const hasWords = (text: string) => /[a-z]{2}/.test(text.replace(/\$\{[^}]*\}/g, ''));
  return quoted.filter(hasWords).filter((text) => /^[A-Z$][\w{}.]*,? [\w$]|^\w+ (is|must|can|may) /.test(text));
}

test('the search finds sentences', () => {
  const planted = "fail('Not found'); say(`${name} is not valid`); // 'A comment here'\nlog.warn('A log line');";
  expect(sentencesIn(planted)).toEqual(['Not found', '${name} is not valid']);
  expect(files.length).toBeGreaterThan(50);
});

test.each(files)('%s tells no sentence of its own', (path) => {
  expect(sentencesIn(readFileSync(join(SOURCE, path), 'utf8'))).toEqual([]);
});

test('a sentence with values takes them by name, in one object', () => {
  const functions = Object.values(editions).flatMap((messages) =>
    [...entriesOf(messages).values()].filter((sentence) => typeof sentence === 'function'),
  );
  expect(functions.length).toBeGreaterThan(30);
  for (const sentence of functions) {
    expect(sentence.length).toBe(1);
    expect(sentence.toString()).toMatch(/^\(\{/);
  }
});
