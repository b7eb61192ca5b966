import { isLanguage, LANGUAGES, type Language } from '@sarraf/domain';
import { changeLanguage } from '@sarraf/forms/language';
import { definePreference } from './define-preference.ts';

/** Loads the messages of a language, then switches the app to it. Rejects, and changes nothing, if they cannot be loaded. */
async function showLanguage(language: Language): Promise<void> {
  await changeLanguage(language);
  const root = document.documentElement;
  root.lang = language;
  root.dir = LANGUAGES[language].dir;
}

/** The language chosen in this browser. Null without a choice: then `index.html` has already set `lang` on the document. */
export const chosenLanguage = definePreference<Language | null>({
  key: 'language',
  parse: (stored) => (isLanguage(stored) ? stored : null),
  format: String,
  // Runs when another tab chose a language. A failed load is tried again at the next change.
  apply: (language) => void (language && showLanguage(language).catch(() => {})),
  prerendered: null,
});

/** Switches the app to a language and stores the choice (product.md R44). The page stays mounted, so nothing typed is lost. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  chosenLanguage.choose(language);
}
