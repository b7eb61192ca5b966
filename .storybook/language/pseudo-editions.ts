import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const PSEUDO = fileURLToPath(new URL('pseudo.ts', import.meta.url));
const ENGLISH = /(defineMessages\('(\w+)', \{\s*)en: \(\) => (import\('[^']+'\)),/;

/** A file of editions whose English one the toolbar can lengthen. */
export function withPseudoEdition(code: string): string {
  if (!ENGLISH.test(code))
    throw new Error('This table names its English edition in a way that the Storybook does not know.');
  return `import { asChosen } from '${PSEUDO}';\n${code.replace(ENGLISH, '$1en: async () => ({ $2: asChosen((await $3).$2) }),')}`;
}

/**
 * Lets the toolbar show every sentence of the product 40 % longer.
 *
 * The product knows nothing of it: to its types, its dates and its calls the pseudo-language is English.
 */
export function pseudoEditions(): Plugin {
  return {
    name: 'sarraf:pseudo-editions',
    enforce: 'pre',
    transform: (code, id) =>
      /\bmessages\.ts$/.test(id) && code.includes('defineMessages(') ? withPseudoEdition(code) : undefined,
  };
}
