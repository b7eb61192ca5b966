import { isLanguage, LANGUAGES } from '@sarraf/domain/language';
import { changeLanguage, language } from '@sarraf/forms/language';
import { addons } from 'storybook/preview-api';

import { laidOut } from '../laid-out.ts';
import { setPseudo } from './pseudo.ts';

/** Languages of the toolbar: those of the product, and English with longer messages. */
const OFFERED = ['en', 'ur', 'pseudo'] as const;

/** A language of the toolbar. */
export type ShownLanguage = (typeof OFFERED)[number];

/** The language that the toolbar is set to. */
export const languageIn = (globals: Record<string, unknown>): ShownLanguage =>
  OFFERED.find((offered) => offered === globals['language']) ?? 'en';

let shown: ShownLanguage | undefined;

/** Sets language and direction of the document. Urdu is right to left, other languages follow the toolbar. */
export function applyToDocument(globals: Record<string, unknown>, wanted: ShownLanguage = shown ?? 'en'): void {
  const { documentElement: root } = document;
  const own = isLanguage(wanted) ? wanted : 'en';
  root.lang = own;
  root.dir = LANGUAGES[own].dir === 'rtl' || globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
}

/** Changes the language of the page without remounting. The dictionaries are those that the stories have loaded. */
export async function showLanguage(wanted: ShownLanguage): Promise<void> {
  const next = wanted === 'pseudo' ? 'en' : wanted;
  // Messages are read again only when the app's language changes, and English and the pseudo-language are the same one to the app.
  if (shown !== undefined && language() === next && (shown === 'pseudo') !== (wanted === 'pseudo'))
    await changeLanguage('ur');
  setPseudo(wanted === 'pseudo');
  await changeLanguage(next);
  shown = wanted;
}

/** Events for the screenshots: changing the toolbar would remove what a play function left on the page. */
const [REQUESTED, SHOWN] = ['sarraf/show-language', 'sarraf/language-shown'];

/** Changes the language on request over the channel, and reports when the page is laid out in it, or the error. */
export function listenForLanguage(): void {
  const channel = addons.getChannel();
  channel.on(REQUESTED, (requested: ShownLanguage) => {
    showLanguage(requested)
      .then(laidOut)
      .then(
        () => channel.emit(SHOWN, null),
        (error: unknown) => channel.emit(SHOWN, String(error)),
      );
  });
}
