import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { messagesByLanguage } from './messages.ts';
import { entriesOf } from './testing/messages.ts';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));
/** Files with texts for the operator (terminal, metrics, files that are downloaded), the sandbox's people, and the tests. */
const NOT_REPLIES =
  /^((bank-statement-|desk-|status-|identity-|proof-)?messages(\.\w+)?|brand|config(-lists|-secrets)?|explain-error|server|start)\.ts$|^(commands|seed|testing|db)\/|\.test\.ts$|^(bank-statement\/(report|sample-statement)|codes\/data-key|operations\/(metrics|metrics-server|operations-config|tolerances)|settings\/default-market|providers\/(deposit-address|(payouts|messages|identity|service)-config|otp-identity|whatsapp\/error-rules)|chains\/chain(s-config|-faults))\.ts$/;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !NOT_REPLIES.test(path));

const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** Texts that no user sees: log lines, headers and SQL. */
const NOT_SHOWN = /log\.\w+\([^;]*;|authorization: `[^`]*`|sql(<[^`]*>)?`[^`]*`/g;

/** Quoted texts of two or more words that begin like a sentence, or that name an invalid field. */
function messagesIn(source: string): string[] {
  const code = source.replace(COMMENT, '').replace(NOT_SHOWN, '');
  const quoted = [...code.matchAll(/(['`])((?:\\.|(?!\1)[^\\\n])*)\1/g)].map(([, , text = '']) => text);
  const hasWords = (text: string) => /[a-z]{2}/.test(text.replace(/\$\{[^}]*\}/g, ''));
  return quoted.filter(hasWords).filter((text) => /^[A-Z$][\w{}.]*,? [\w$]|^\w+ (is|must|can|may) /.test(text));
}

test('the search finds messages', () => {
  const planted = "fail('Not found'); say(`${name} is not valid`); // 'A comment here'\nlog.warn('A log line');";
  expect(messagesIn(planted)).toEqual(['Not found', '${name} is not valid']);
  expect(files.length).toBeGreaterThan(50);
});

test.each(files)('%s contains no message of its own', (path) => {
  expect(messagesIn(readFileSync(join(SOURCE, path), 'utf8'))).toEqual([]);
});

test('a message with values takes them by name, in one object', () => {
  const functions = Object.values(messagesByLanguage).flatMap((messages) =>
    [...entriesOf(messages).values()].filter((message) => typeof message === 'function'),
  );
  expect(functions.length).toBeGreaterThan(30);
  for (const message of functions) {
    expect(message.length).toBe(1);
    expect(message.toString()).toMatch(/^\(\{/);
  }
});
