/**
 * Writes the themes of a brand from one colour, light, dark and high contrast: token files in the W3C design tokens format, and a style sheet.
 *
 *   npm run theme -- --brand "#0b6b4f" --name acme     into brands/acme/tokens and brands/acme/theme.css
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

import { themeFile, themeStyleSheet } from '../packages/ui/tokens/theme-file.ts';
import { LEAST_CONTRAST, themesOf, weakPairs } from '../packages/ui/tokens/theme-from-colour.ts';
import { THEMES } from '../packages/ui/tokens/themes.ts';
import { ROOT } from './lib/paths.mjs';

const { values } = parseArgs({ options: { brand: { type: 'string' }, name: { type: 'string' } } });
const brand = values.brand?.toLowerCase() ?? '';
if (!/^#[\da-f]{6}$/.test(brand) || !/^[a-z][\da-z-]*$/.test(values.name ?? '')) {
  console.error(
    'Usage: npm run theme -- --brand "#0b6b4f" --name acme (a colour as #rrggbb; a name of a-z, 0-9 and -)',
  );
  process.exit(1);
}

const folder = join(ROOT, 'brands', values.name);
const themes = themesOf(brand);
mkdirSync(join(folder, 'tokens'), { recursive: true });
writeFileSync(join(folder, 'theme.css'), themeStyleSheet(themes));
for (const theme of THEMES) {
  const colours = themes[theme];
  writeFileSync(join(folder, 'tokens', `${theme}.tokens.json`), themeFile(colours, theme));
  const weak = weakPairs(colours, theme).map(({ front, back, ratio }) => `${front} on ${back} ${ratio.toFixed(2)}`);
  const { text, graphic } = LEAST_CONTRAST[theme];
  const verdict =
    weak.length === 0 ? `every text at least ${text}, every graphic ${graphic}` : `too weak: ${weak.join(', ')}`;
  console.log(`${theme}: brand ${colours.brand}${colours.brand === brand ? '' : ` instead of ${brand}`}; ${verdict}`);
}
console.log(`Written to ${relative(ROOT, folder)}: theme.css and tokens/*.tokens.json.`);
