/** Lint rules of this repository, as a plugin for oxlint. */
import { plainWords } from './plain-words.mjs';
import { wrappedText } from './wrapped-text.mjs';

export default { meta: { name: 'sarraf' }, rules: { 'plain-words': plainWords, 'wrapped-text': wrappedText } };
