export { followTheme } from './browser-theme.ts';
export { useTheme } from './use-theme.ts';
