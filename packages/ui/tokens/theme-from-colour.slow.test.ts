import { expect, test } from 'vitest';

import { themeColours, weakPairs } from './theme-from-colour.ts';
import { THEMES } from './themes.ts';

/** Twenty colours of all hues, from pale to deep; the same ones in every run. */
const brands = Array.from({ length: 20 }, (_, index) => {
  const channel = (by: number) => ((index * by + 37 * by) % 256).toString(16).padStart(2, '0');
  return `#${channel(67)}${channel(131)}${channel(191)}`;
});

test.each(brands)('a theme from the colour %s has enough contrast everywhere', (brand) => {
  for (const theme of THEMES) expect(weakPairs(themeColours(brand, theme), theme)).toEqual([]);
});
