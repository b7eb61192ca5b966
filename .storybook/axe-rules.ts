import type { RunOptions } from 'axe-core';

import { THEMES } from './modes.ts';
import type { Theme } from './modes.ts';

/** Rules whose answer hangs on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * In the first theme every rule of the given tags; in another, which changes nothing but colours (`design-system.test.ts`), those of
 * colours. In another language, which changes none, every rule but those.
 */
export const axeRules = (theme: Theme, tags: string[], language = 'en'): RunOptions => ({
  runOnly: theme === THEMES[0] ? tags : { type: 'rule', values: COLOUR_RULES },
  rules: language === 'en' ? {} : Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
  // The elements of what passed would be worked out for nobody.
  resultTypes: ['violations'],
});
