import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { templateOf } from '../../packages/forms/src/testing/template-of.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** One row of a table in both languages, its placeholders in braces; undefined where it has no words of its own. */
export interface Pair {
  /** Its file and its key, as in `sell.payment.copied`. */
  path: string;
  en: string | undefined;
  ur: string | undefined;
}

/** A table of sentences in both languages. */
export interface Editions {
  /** Path of the English file, from the root. */
  file: string;
  /** Its rows in their order, by path; a row that is a function is one too. */
  en: ReadonlyMap<string, unknown>;
  ur: ReadonlyMap<string, unknown>;
}

const rowsOf = (node: object, path: string): [string, unknown][] =>
  Object.entries(node).flatMap(([key, row]: [string, unknown]): [string, unknown][] =>
    typeof row === 'object' && row !== null ? rowsOf(row, `${path}.${key}`) : [[`${path}.${key}`, row]],
  );

const nameOf = (file: string) => (file.split('/').at(-1) ?? '').replace(/\.?messages\.en\.ts$/, '') || 'forms';

async function editionOf(file: string, name: string): Promise<Map<string, unknown>> {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ join(ROOT, file));
  return new Map(
    Object.values(module).flatMap((table) => (typeof table === 'object' && table !== null ? rowsOf(table, name) : [])),
  );
}

/** Every table of the app. That of the server has a test of its own. */
export const readEditions = (): Promise<Editions[]> =>
  Promise.all(
    globSync('{packages/forms,apps/web}/src/**/*messages.en.ts', { cwd: ROOT })
      .toSorted()
      .map(async (file) => ({
        file,
        en: await editionOf(file, nameOf(file)),
        ur: await editionOf(file.replace('.en.ts', '.ur.ts'), nameOf(file)),
      })),
  );

/** The rows of a table in both languages. */
export const pairsOf = ({ en, ur }: Editions): Pair[] =>
  Array.from(en, ([path, row]) => ({ path, en: templateOf(row), ur: templateOf(ur.get(path)) }));

/** Keys of what nobody reads: names of a place on a page, and of a page. */
export const isName = ({ path }: Pair): boolean => /\.sections\.\d+\.(?:id|more\.page)$/.test(path);

/** Names of the placeholders of a sentence, in the order of the alphabet. */
export const placeholdersOf = (text = ''): string[] => Array.from(new Set(text.match(/\{\w+\}/g))).toSorted();

/** Rows that have no Urdu letter of their own: units, names and figures. */
export const WITHOUT_URDU = new Set([
  ...['app-settings.unit', 'history.unit', 'profile.unit', 'sell.amount.unit', 'forms.sell.unit', 'common.unit'],
  ...['wallet.unit', 'seller.withdrawal.unit'],
  ...['history.details.iban', 'sell.result.facts.iban', 'forms.payment.iban', 'common.iban'],
  ...['forms.phone.placeholder', 'forms.payment.phonePlaceholder', 'forms.payment.ibanPlaceholder'],
  ...['forms.payment.nayapayIdPlaceholder', 'forms.common.unit', 'forms.common.iban', 'desk.unit', 'desk.payouts.iban'],
  ...['app-settings.move.between', 'history.open', 'history.soldAt', 'history.details.confirmationsOf'],
  // A date of the brand, as it is written there.
  ...['platform-stats.dollars', 'platform-stats.about', 'platform-stats.usdt', 'entry.times.support.value'],
]);

/** So many times the length of a short English text its Urdu may have, in letters. */
export const MOST = 1.6;

/** A text that long stands on a button, over a field or in a tab, where it has one line. */
export const SHORT = 24;

/** Short English texts whose Urdu may be longer than that, and why. An entry that is not needed any more fails. */
export const MAY_BE_LONGER: Readonly<Record<string, readonly string[]>> = {
  'A verb is two words in Urdu, a noun and کریں; its letters are joined, and so narrower than they are many': [
    ...['Try again', 'Retry', 'Copy', 'Copied', 'Cancel', 'Edit', 'Save', 'Share', 'Print', 'Hide', 'Added'],
    ...['Resend OTP', 'Sell USDT', 'Show QR code', 'Show as', 'Look back'],
  ],
  'What goes on is told by ہو رہا ہے, which is three words': [
    ...['Loading…', 'Updating…', 'Saving...', 'Adding...', 'Paying...', 'Reconnecting…'],
  ],
  'Urdu does not cut days and months short': [...['Sun', 'Thu', 'Jan', 'Feb', 'Apr', 'Jul', 'Oct', 'Nov', 'Dec']],
  'A heading or a question with a line, or several, to itself': [
    ...['FAQs', 'All FAQs', 'Data usage', 'Why Sarraf', 'I sent too much.', 'Can I cancel?', '{span}.'],
  ],
  'A label in a column that wraps': ['None', 'Seller', 'A seller of', 'USDT to send', 'changed {name}'],
  'A sentence under a field, in a toast or for a screen reader, which wraps or is not drawn': [
    ...['Enter {min} or more', 'Enter {max} or less', 'Use at most {n} decimals', '{name} saved'],
    ...['Edit {name}', 'Delete {name}', 'Delete {name}?'],
  ],
};
