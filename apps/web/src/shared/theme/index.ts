export { followTheme } from './browser-theme.ts';
export type { ThemeName } from './create-theme.ts';
export { useTheme } from './use-theme.ts';
