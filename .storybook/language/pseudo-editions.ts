import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const PSEUDO = fileURLToPath(new URL('pseudo.ts', import.meta.url));
const ENGLISH = /en: \(\) => (import\('[^']+'\)),/g;

/** The file of the dictionaries, with English ones that the toolbar can lengthen. */
export function withPseudoEditions(code: string): string {
  if (!code.match(ENGLISH)) throw new Error('No dictionary names its English file in a way that the Storybook knows.');
  return `import { tablesAsChosen } from '${PSEUDO}';\n${code.replaceAll(ENGLISH, 'en: async () => tablesAsChosen(await $1),')}`;
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
    transform: (code, id) => (/app[\\/]dictionaries[\\/]index\.ts$/.test(id) ? withPseudoEditions(code) : undefined),
  };
}
