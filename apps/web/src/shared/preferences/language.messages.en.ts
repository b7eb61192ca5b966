/** Messages of the language switch. Language names are in `LANGUAGES`, each in its own language. */
export const languageMessages = {
  label: 'Language',
  failed: 'The language could not be loaded. Check your connection and try again.',
};
