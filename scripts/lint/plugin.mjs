/** Lint rules of this repository, as a plugin for oxlint. */
import { apiFolders } from './api-folders.mjs';
import { plainWords } from './plain-words.mjs';
import { tokenValues } from './token-values.mjs';
import { wrappedText } from './wrapped-text.mjs';

export default {
  meta: { name: 'sarraf' },
  rules: {
    'api-folders': apiFolders,
    'plain-words': plainWords,
    'token-values': tokenValues,
    'wrapped-text': wrappedText,
  },
};
