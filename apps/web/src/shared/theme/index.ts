export { useTheme } from './browser-theme.ts';
