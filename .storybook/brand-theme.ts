import { create, type ThemeVars } from 'storybook/theming';

import dark from '../packages/ui/tokens/dark.tokens.json' with { type: 'json' };
import highContrast from '../packages/ui/tokens/high-contrast.tokens.json' with { type: 'json' };
import light from '../packages/ui/tokens/light.tokens.json' with { type: 'json' };
import type { ThemeColourName } from '../packages/ui/src/gen/token-names.ts';
import { coloursOf } from '../packages/ui/tokens/colours-of.ts';
import type { Theme } from './modes.ts';

const colours = { light: coloursOf(light), dark: coloursOf(dark), 'high-contrast': coloursOf(highContrast) };

const BRAND =
  '<span style="display:flex;align-items:center;gap:10px"><img src="./sarraf.svg" alt="" width="28" height="28">Sarraf design system</span>';

function createTheme(theme: Theme): ThemeVars {
  const hex = (name: ThemeColourName) => colours[theme][name];
  return create({
    base: theme === 'dark' ? 'dark' : 'light',
    brandTitle: BRAND,
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: hex('brand'),
    colorSecondary: hex('brand'),
    appBg: hex('paper'),
    appContentBg: hex('surface'),
    appPreviewBg: hex('paper'),
    appBorderColor: hex('line'),
    appBorderRadius: 12,
    fontBase: "'Figtree Variable', system-ui, sans-serif",
    fontCode: 'ui-monospace, monospace',
    textColor: hex('ink'),
    textInverseColor: hex('surface'),
    textMutedColor: hex('ink-2'),
    barTextColor: hex('ink-2'),
    barHoverColor: hex('brand'),
    barSelectedColor: hex('brand'),
    barBg: hex('surface'),
    buttonBg: hex('surface'),
    buttonBorder: hex('line'),
    booleanBg: hex('sunken'),
    booleanSelectedBg: hex('surface'),
    inputBg: hex('surface'),
    inputBorder: hex('control'),
    inputTextColor: hex('ink'),
    inputBorderRadius: 10,
  });
}

const themes: Partial<Record<Theme, ThemeVars>> = {};

/** Theme of Storybook's own interface in the colours of the product; created at the first use. */
export const brandTheme = (theme: Theme): ThemeVars => (themes[theme] ??= createTheme(theme));
