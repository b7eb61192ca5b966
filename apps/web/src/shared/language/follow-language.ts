import { isLanguage } from '@sarraf/domain';
import { chosenElsewhere, showLanguage } from './choose-language.ts';
import { LANGUAGE_KEY } from './language-key.ts';

/** Follows what other tabs choose from now on. What does not arrive is tried again at the next change. */
export function followLanguage(): void {
  window.addEventListener('storage', ({ key }) => {
    const next = key === LANGUAGE_KEY ? chosenElsewhere() : null;
    if (isLanguage(next)) showLanguage(next).catch(() => {});
  });
}
