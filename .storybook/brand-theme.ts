import { create, type ThemeVars } from 'storybook/theming';

/** Colours of Storybook's own interface: those of `theme.css`, repeated here because the manager is not built with Vite. */
const PALETTES = {
  light: {
    paper: '#f6f7f4',
    surface: '#ffffff',
    sunken: '#eff2ee',
    line: '#dde4de',
    control: '#7c8c83',
    ink: '#0f211a',
    quiet: '#4a5c53',
    brand: '#0b6b4f',
  },
  dark: {
    paper: '#0a1210',
    surface: '#111b17',
    sunken: '#0d1613',
    line: '#22312a',
    control: '#6b7f75',
    ink: '#e9f1ec',
    quiet: '#a9bbb1',
    brand: '#3ccb97',
  },
} as const;

const BRAND =
  '<span style="display:flex;align-items:center;gap:10px"><img src="./sarraf.svg" alt="" width="28" height="28">Sarraf design system</span>';

function createTheme(theme: keyof typeof PALETTES): ThemeVars {
  const { paper, surface, sunken, line, control, ink, quiet, brand } = PALETTES[theme];
  return create({
    base: theme,
    brandTitle: BRAND,
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: brand,
    colorSecondary: brand,
    appBg: paper,
    appContentBg: surface,
    appPreviewBg: paper,
    appBorderColor: line,
    appBorderRadius: 12,
    fontBase: "'Figtree Variable', system-ui, sans-serif",
    fontCode: 'ui-monospace, monospace',
    textColor: ink,
    textInverseColor: surface,
    textMutedColor: quiet,
    barTextColor: quiet,
    barHoverColor: brand,
    barSelectedColor: brand,
    barBg: surface,
    buttonBg: surface,
    buttonBorder: line,
    booleanBg: sunken,
    booleanSelectedBg: surface,
    inputBg: surface,
    inputBorder: control,
    inputTextColor: ink,
    inputBorderRadius: 10,
  });
}

const themes: Partial<Record<keyof typeof PALETTES, ThemeVars>> = {};

/** Theme of Storybook's own interface in the colours of the product; created at the first use. */
export const brandTheme = (theme: keyof typeof PALETTES): ThemeVars => (themes[theme] ??= createTheme(theme));
