export { followTheme, useTheme } from './browser-theme.ts';
