/** Words of the choice of a language; the languages go by their own names. */
export const languageMessages = {
  label: 'Language',
  failed: 'The language could not be loaded. Check your connection and try again.',
};
