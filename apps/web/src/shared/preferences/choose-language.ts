import { isLanguage, LANGUAGES, type Language } from '@sarraf/domain';
import { changeLanguage } from '@sarraf/forms/language';
import { definePreference } from './define-preference.ts';

/** Shows the app in a language once its sentences are there. Rejects, and changes nothing, when they do not arrive. */
async function showLanguage(language: Language): Promise<void> {
  await changeLanguage(language);
  const root = document.documentElement;
  root.lang = language;
  root.dir = LANGUAGES[language].dir;
}

/** The language that somebody chose in this browser; null where nobody did, and the document knows the right one. */
export const chosenLanguage = definePreference<Language | null>({
  key: 'language',
  parse: (stored) => (isLanguage(stored) ? stored : null),
  format: String,
  // Of another tab's choice; what does not arrive is tried again at the next change.
  apply: (language) => void (language && showLanguage(language).catch(() => {})),
  prerendered: null,
});

/** Shows the app in a language and remembers it (product.md R44). Nothing on the screen is lost: the same page speaks otherwise. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  chosenLanguage.choose(language);
}
