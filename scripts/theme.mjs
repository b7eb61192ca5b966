/**
 * Writes the token files of a theme from one brand colour: light, dark and high contrast, in the W3C design tokens format.
 *
 *   npm run theme -- --brand "#0b6b4f" --name acme     into brands/acme/tokens
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

import { themeFiles } from '../packages/ui/tokens/theme-file.ts';
import { LEAST_CONTRAST, themeColours, THEMES, weakPairs } from '../packages/ui/tokens/theme-from-colour.ts';
import { ROOT } from './lib/paths.mjs';

const { values } = parseArgs({ options: { brand: { type: 'string' }, name: { type: 'string' } } });
const brand = values.brand?.toLowerCase() ?? '';
if (!/^#[\da-f]{6}$/.test(brand) || !/^[a-z][\da-z-]*$/.test(values.name ?? '')) {
  console.error(
    'Usage: npm run theme -- --brand "#0b6b4f" --name acme (a colour as #rrggbb; a name of a-z, 0-9 and -)',
  );
  process.exit(1);
}

const folder = join(ROOT, 'brands', values.name, 'tokens');
mkdirSync(folder, { recursive: true });
for (const [name, text] of themeFiles(brand)) writeFileSync(join(folder, name), text);
for (const theme of THEMES) {
  const colours = themeColours(brand, theme);
  const weak = weakPairs(colours, theme).map(({ front, back, ratio }) => `${front} on ${back} ${ratio.toFixed(2)}`);
  const { text, graphic } = LEAST_CONTRAST[theme];
  const verdict =
    weak.length === 0 ? `every text at least ${text}, every graphic ${graphic}` : `too weak: ${weak.join(', ')}`;
  console.log(`${theme}: brand ${colours.brand}${colours.brand === brand ? '' : ` instead of ${brand}`}; ${verdict}`);
}
console.log(`Written to ${relative(ROOT, folder)}.`);
