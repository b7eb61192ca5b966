import { isLanguage, LANGUAGES } from '@sarraf/domain';
import { changeLanguage, language, loadDictionary } from '@sarraf/forms/language';
import { addons } from 'storybook/preview-api';

import * as dictionaries from '../../apps/web/src/app/dictionaries/index.ts';
import { laidOut } from '../laid-out.ts';
import { setPseudo } from './pseudo.ts';

/** What the toolbar offers: the languages of the product, and English with longer sentences. */
const OFFERED = ['en', 'ur', 'pseudo'] as const;

/** A language of the toolbar. */
export type ShownLanguage = (typeof OFFERED)[number];

/** The language that the toolbar is set to. */
export const languageIn = (globals: Record<string, unknown>): ShownLanguage =>
  OFFERED.find((offered) => offered === globals['language']) ?? 'en';

let shown: ShownLanguage | undefined;

/** Puts a language on the document, with its direction: Urdu is read from right to left, the others as the toolbar says. */
export function applyToDocument(globals: Record<string, unknown>, wanted: ShownLanguage = shown ?? 'en'): void {
  const { documentElement: root } = document;
  const own = isLanguage(wanted) ? wanted : 'en';
  root.lang = own;
  root.dir = LANGUAGES[own].dir === 'rtl' || globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
}

/** Changes the language of the page without remounting anything. Fetches all dictionaries the first time. */
export async function showLanguage(wanted: ShownLanguage): Promise<void> {
  const next = wanted === 'pseudo' ? 'en' : wanted;
  // Sentences are read again when the language of the app changes, and to the app the two are one.
  if (shown !== undefined && language() === next && (shown === 'pseudo') !== (wanted === 'pseudo'))
    await changeLanguage('ur');
  setPseudo(wanted === 'pseudo');
  if (shown === undefined) await Promise.all(Object.values(dictionaries).map(loadDictionary));
  await changeLanguage(next);
  shown = wanted;
}

/** Asked by `turnTo`, which keeps what a play left on the page, where a turn of the toolbar would take that away. */
const [ASKED, SHOWN] = ['sarraf/show-language', 'sarraf/language-shown'];

/** Shows the language that the channel asks for, and tells it when the page is laid out in it, or why it is not. */
export function answerForLanguage(): void {
  const channel = addons.getChannel();
  channel.on(ASKED, (asked: ShownLanguage) => {
    showLanguage(asked)
      .then(laidOut)
      .then(
        () => channel.emit(SHOWN, null),
        (error: unknown) => channel.emit(SHOWN, String(error)),
      );
  });
}
