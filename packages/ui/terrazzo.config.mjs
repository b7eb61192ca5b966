/**
 * Writes `tokens/*.json` as the style sheet `src/gen/tokens.css`, and their names as the types of `src/gen/token-names.ts` (docs/adr/0068).
 *
 *   npm run tokens -w packages/ui
 */
import { defineConfig } from '@terrazzo/cli';
import css, { FILE_PREFIX } from '@terrazzo/plugin-css';

/** Width of the smallest window, in px: a length that grows with the text takes at most this share of it. */
const SMALLEST_WINDOW = 320;
/** Default text size of browsers, in px. */
const REM = 16;

/** A colour as it stands in the JSON; the plugin would shorten hexadecimal colours and round transparency. */
function colour({ components, alpha = 1, hex }) {
  return alpha === 1 ? hex : `rgb(${components.map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`;
}

/** Value of a token in the style sheet; undefined for the plugin's own spelling. */
function valueOf({ id, $type, $value, aliasOf }) {
  const [group] = id.split('.');
  if ($type === 'color' && !aliasOf) return colour($value);
  if ($type === 'duration') return `${$value.value * 1000}ms`;
  // Text follows the text size of the browser.
  if (group === 'text') return `${$value.value / REM}rem`;
  // Spaces do too, but not in a window that is narrow for it: there gutters would take the room of the text.
  if (group === 'spacing') {
    const { value } = $value;
    return `clamp(${value}px, ${Number(((value / SMALLEST_WINDOW) * 100).toFixed(3))}vw, ${value / REM}rem)`;
  }
  if ($type === 'shadow') {
    const [{ offsetX, offsetY, blur, spread, color }] = [$value].flat();
    const lengths = [offsetX, offsetY, blur, spread].map(({ value, unit }) => (value === 0 ? '0' : `${value}${unit}`));
    return `${lengths.join(' ')} ${colour(color)}`;
  }
  return undefined;
}

/** Name of a token in the style sheet, as Tailwind wants it. */
function variableName({ id }) {
  const [group, ...rest] = id.split('.');
  const name = rest.join('-');
  if (group === 'spacing') return name === 'unit' ? '--spacing' : `--spacing-${name}`;
  if (group === 'duration') return `--transition-duration-${name}`;
  if (group === 'line-height') return `--text-${name}--line-height`;
  return `--${group}-${name}`;
}

/** Colours of a theme. Those in groups of their own (`color.qr.paper`) are the same in every theme. */
const THEME_COLOURS = ['color.*'];

/** Terrazzo joins the two dashes in the middle of `--text-xs--line-height`. */
const withLineHeights = (declarations) => declarations.replaceAll('-line-height:', '--line-height:');

/** Rule of a theme: custom properties of its colours. */
const rule = (selector) => (declarations) =>
  `@layer base {\n  ${selector} {\n    ${declarations.replaceAll('\n', '\n  ').replaceAll('--color-', '--')}\n  }\n}`;

const theme = (name, selector) => ({
  input: { theme: name },
  include: THEME_COLOURS,
  prepare: rule(selector),
});

const union = (names) => names.map((name) => `\n  | '${name}'`).join('');

/** Plugin that writes the names of the tokens as types. */
const tokenNames = () => ({
  name: 'token-names',
  build({ tokens, outputFile }) {
    const names = Object.keys(tokens).toSorted();
    const themeColours = names.filter((name) => /^color\.[^.]+$/.test(name) && !tokens[name].aliasOf);
    const types = [
      FILE_PREFIX,
      `/** Name of a colour that has a value of its own in each theme, as in \`--paper\` and \`bg-paper\`. */\nexport type ThemeColourName =${union(themeColours.map((name) => name.replace('color.', '')))};`,
      `/** Name of a token, as in the token files: its group and its name. */\nexport type TokenName =${union(names)};`,
    ];
    outputFile('token-names.ts', `${types.join('\n\n')}\n`);
  },
});

export default defineConfig({
  tokens: ['./tokens/sarraf.resolver.json'],
  outDir: './src/gen/',
  alphabetize: false,
  plugins: [
    css({
      filename: 'tokens.css',
      variableName,
      transform: valueOf,
      permutations: [
        {
          input: { theme: 'light' },
          exclude: THEME_COLOURS,
          prepare: (declarations) => `@theme {\n  ${withLineHeights(declarations)}\n}`,
        },
        theme('light', ':root, .light'),
        theme('dark', '.dark'),
        theme('high-contrast', '.high-contrast'),
      ],
    }),
    tokenNames(),
  ],
});
