/** The key a choice is stored under. */
export const LANGUAGE_KEY = 'language';
