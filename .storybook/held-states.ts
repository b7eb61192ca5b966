import type { Plugin } from 'vite';

/** A state in a selector: not the name of a class (`hover\:bg-sunken`), nor what a media query asks for (`(hover:hover)`). */
const STATE = /(?<!\\|\(hover|\(forced-colors):(hover|active|focus-visible)(?![\w(-])/g;

/**
 * Style sheets that show a state also where a story holds it: `:hover` becomes `:is(:hover, [data-held~=hover])`, which weighs as much. It
 * stands after Tailwind among the plugins, and like it before Vite makes a module of the sheet.
 */
export const heldStates = (): Plugin => ({
  name: 'held-states',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => code.replaceAll(STATE, ':is(:$1, [data-held~=$1])'),
  },
});
