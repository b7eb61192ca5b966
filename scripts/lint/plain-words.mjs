/**
 * Lint rule `sarraf/plain-words`: refuses the words of `avoided-words.json` in identifiers and comments. They are hard to understand, or mean
 * something else to most developers. A phrase also matches names: `some name` matches `someName`, `SomeName` and `SOME_NAME`. String literals and
 * JSX text are not checked: they are texts for users.
 */
import AVOIDED_WORDS from './avoided-words.json' with { type: 'json' };

const INSTEAD = new Map(AVOIDED_WORDS.flatMap(({ words, instead }) => words.map((word) => [word, instead])));
const AVOIDED = new RegExp(` (${[...INSTEAD.keys()].join('|')})(?= )`, 'g');

/** Splits a text into lower-case words, separated and surrounded by one space: `someName` → ` some name `. */
const wordsOf = (text) =>
  ` ${text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z]+/g, ' ')
    .toLowerCase()
    .trim()} `;

/** Avoided words in a text, each once. */
const avoidedIn = (text) => new Set(Array.from(wordsOf(text).matchAll(AVOIDED), ([, word]) => word));

/** Rule `plain-words`: reports each avoided word once for an identifier or a comment, with the words to use instead. */
export const plainWords = {
  create(context) {
    const check = (node, text) => {
      for (const word of avoidedIn(text))
        context.report({ node, message: `Do not use “${word}” in names and comments. Use ${INSTEAD.get(word)}.` });
    };
    const checkName = (node) => check(node, node.name);
    return {
      Identifier: checkName,
      PrivateIdentifier: checkName,
      JSXIdentifier: checkName,
      Program: () => {
        for (const comment of context.sourceCode.getAllComments()) check(comment, comment.value);
      },
    };
  },
};
