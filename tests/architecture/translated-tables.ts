import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { templateOf } from '../../packages/forms/src/testing/template-of.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Row of a message table in both languages, with placeholders in braces; undefined for a row without words of its own. */
export interface TranslatedRow {
  /** Table and key, for example `sell.payment.copied`. */
  path: string;
  en: string | undefined;
  ur: string | undefined;
}

/** Message table in both languages. */
export interface TranslatedTable {
  /** Path of the English file from the root of the repository. */
  file: string;
  /** Rows by path, in the order of the file. A row is a text or a function that returns one. */
  en: ReadonlyMap<string, unknown>;
  ur: ReadonlyMap<string, unknown>;
}

const rowsOf = (node: object, path: string): [string, unknown][] =>
  Object.entries(node).flatMap(([key, row]: [string, unknown]): [string, unknown][] =>
    typeof row === 'object' && row !== null ? rowsOf(row, `${path}.${key}`) : [[`${path}.${key}`, row]],
  );

const nameOf = (file: string) => (file.split('/').at(-1) ?? '').replace(/\.?messages\.en\.ts$/, '') || 'forms';

async function rowsOfFile(file: string, name: string): Promise<Map<string, unknown>> {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ join(ROOT, file));
  return new Map(
    Object.values(module).flatMap((table) => (typeof table === 'object' && table !== null ? rowsOf(table, name) : [])),
  );
}

/** Reads every message table of the app. The tables of the API have their own test. */
export const readTranslatedTables = (): Promise<TranslatedTable[]> =>
  Promise.all(
    globSync('{packages/forms,apps/web}/src/**/*messages.en.ts', { cwd: ROOT })
      .toSorted()
      .map(async (file) => ({
        file,
        en: await rowsOfFile(file, nameOf(file)),
        ur: await rowsOfFile(file.replace('.en.ts', '.ur.ts'), nameOf(file)),
      })),
  );

/** Rows of a table in both languages. */
export const translatedRowsOf = ({ en, ur }: TranslatedTable): TranslatedRow[] =>
  Array.from(en, ([path, row]) => ({ path, en: templateOf(row), ur: templateOf(ur.get(path)) }));

/** Whether a row is an identifier that is never shown: the id of a section or question, or the name of a page. */
export const isIdentifier = ({ path }: TranslatedRow): boolean =>
  /\.(?:sections|questions)\.\d+\.(?:id|more\.page)$/.test(path);

/** Placeholders of a message, each once, in alphabetical order. */
export const placeholdersOf = (text = ''): string[] => Array.from(new Set(text.match(/\{\w+\}/g))).toSorted();

/** Paths of rows without Urdu letters: units, names and figures. */
export const WITHOUT_URDU = new Set([
  ...['app-settings.unit', 'history.unit', 'profile.unit', 'sell.amount.unit', 'forms.sell.unit', 'common.unit'],
  ...['receipt.picture.unit', 'wallet.unit', 'seller.withdrawal.unit'],
  ...['history.details.iban', 'sell.result.facts.iban', 'forms.payment.iban', 'common.iban'],
  ...['forms.phone.placeholder', 'forms.payment.phonePlaceholder', 'forms.payment.ibanPlaceholder'],
  ...['forms.payment.nayapayIdPlaceholder', 'forms.common.unit', 'forms.common.iban', 'desk.unit', 'payouts.iban'],
  ...['app-settings.move.between', 'history.open', 'history.soldAt', 'history.details.confirmationsOf'],
  // Amounts and hours that are written as in English.
  ...['platform-stats.dollars', 'platform-stats.about', 'platform-stats.usdt', 'entry.times.support.value'],
]);

/** Largest allowed ratio of the Urdu length of a short text to its English length, in letters. */
export const MAX_LENGTH_RATIO = 1.6;

/** Longest English text, in letters, that counts as short: a label on a button, above a field or in a tab, which has one line. */
export const SHORT_LENGTH = 24;

/** Short English texts whose Urdu may exceed the ratio, by reason. An entry that is no longer needed fails the test. */
export const MAY_BE_LONGER: Readonly<Record<string, readonly string[]>> = {
  'A verb is two words in Urdu, a noun and کریں; its letters are joined, and so narrower than they are many': [
    ...['Try again', 'Retry', 'Copy', 'Copied', 'Cancel', 'Edit', 'Save', 'Share', 'Print', 'Hide', 'Added'],
    ...['Resend OTP', 'Sell USDT', 'Show QR code', 'Show as', 'Look back'],
  ],
  'The progressive form in Urdu, ہو رہا ہے, is three words': [
    ...['Loading…', 'Updating…', 'Saving...', 'Adding...', 'Paying...', 'Reconnecting…'],
  ],
  'Urdu does not abbreviate days and months': [...['Sun', 'Thu', 'Jan', 'Feb', 'Apr', 'Jul', 'Oct', 'Nov', 'Dec']],
  'A heading or a question that has one or more lines to itself': [
    ...['FAQs', 'All FAQs', 'Data usage', 'Why Sarraf', 'I sent too much.', 'Can I cancel?', '{span}.'],
  ],
  'A label in a column that wraps': ['None', 'Seller', 'USDT to send'],
  'A message under a field, in a toast or for a screen reader, which wraps or is not visible': [
    ...['Enter {min} or more', 'Enter {max} or less', 'Use at most {n} decimals', '{name} saved'],
    ...['Edit {name}', 'Delete {name}', 'Delete {name}?'],
  ],
};
