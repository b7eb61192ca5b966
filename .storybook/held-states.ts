import type { Plugin } from 'vite';

/** A pseudo-class in a selector; not part of a class name (`hover\:bg-sunken`) or of a media query (`(hover:hover)`). */
const STATE = /(?<!\\|\(hover|\(forced-colors):(hover|active|focus-visible)(?![\w(-])/g;

/**
 * Vite plugin that makes style sheets also apply a state where a story forces it: `:hover` becomes `:is(:hover, [data-held~=hover])`, which
 * has the same specificity. It must come after Tailwind and, like Tailwind, before Vite turns the style sheet into a module.
 */
export const heldStates = (): Plugin => ({
  name: 'held-states',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => code.replaceAll(STATE, ':is(:$1, [data-held~=$1])'),
  },
});
