import type { RunOptions } from 'axe-core';

import { THEMES } from './modes.ts';
import type { Theme } from './modes.ts';

/** Rules that depend on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Options of axe by theme and language: all rules of the given tags in the first theme; only the colour rules in another theme, which
 * differs in nothing else (`design-system.test.ts`); all but the colour rules in another language, which has the same colours.
 */
export const axeRules = (theme: Theme, tags: string[], language = 'en'): RunOptions => ({
  runOnly: theme === THEMES[0] ? tags : { type: 'rule', values: COLOUR_RULES },
  rules: language === 'en' ? {} : Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
  // Only violations are reported, so axe need not collect the elements of passed rules.
  resultTypes: ['violations'],
});
