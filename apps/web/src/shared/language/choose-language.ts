import { LANGUAGES, type Language } from '@sarraf/domain';
import { changeLanguage, language, loadMessages } from '@sarraf/forms/language';
import { createKeyStore } from '../session/index.ts';
import { LANGUAGE_KEY } from './language-key.ts';

const keys = createKeyStore(() => localStorage);

/** Puts a language and its direction on the document, as `src/head` did before the first paint. */
function applyToDocument(next: Language) {
  const root = document.documentElement;
  root.lang = next;
  root.dir = LANGUAGES[next].dir;
}

/** Shows the app in a language once its sentences are there. Rejects, and changes nothing, when they do not arrive. */
export async function showLanguage(next: Language): Promise<void> {
  await loadMessages(next);
  applyToDocument(next);
  await changeLanguage(next);
}

/** Shows the app in a language and remembers it (product.md R44). Nothing on the screen is lost: the same page speaks otherwise. */
export async function chooseLanguage(next: Language): Promise<void> {
  await showLanguage(next);
  keys.set(LANGUAGE_KEY, next);
}

/** The language that another tab has chosen, or this one while it was asleep; null when it is the one shown. */
export function chosenElsewhere(): string | null {
  const chosen = keys.get(LANGUAGE_KEY);
  return chosen === language() ? null : chosen;
}
