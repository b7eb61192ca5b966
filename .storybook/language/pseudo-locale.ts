import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const PSEUDO = fileURLToPath(new URL('pseudo.ts', import.meta.url));
const ENGLISH = /en: \(\) => (import\('[^']+'\)),/g;

/** Modules with dictionaries: those of the app, and that of the stories of forms. */
const DICTIONARIES =
  /app[\\/]dictionaries[\\/](?:index|proof|statement-dictionary)\.ts$|forms[\\/]src[\\/]testing[\\/]messages\.ts$/;

/** Code of a module with dictionaries, whose English messages the toolbar can then lengthen. */
export function withPseudoLocale(code: string): string {
  if (!code.match(ENGLISH)) throw new Error('No dictionary imports its English file in the expected form.');
  return `import { switchableTables } from '${PSEUDO}';\n${code.replaceAll(ENGLISH, 'en: async () => switchableTables(await $1),')}`;
}

/**
 * Vite plugin that lets the toolbar show all messages 40 % longer.
 *
 * The product does not know about the pseudo-language: its types, dates and requests use English.
 */
export function pseudoLocale(): Plugin {
  return {
    name: 'sarraf:pseudo-locale',
    enforce: 'pre',
    transform: (code, id) => (DICTIONARIES.test(id) ? withPseudoLocale(code) : undefined),
  };
}
