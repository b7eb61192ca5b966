export { useTheme } from './theme.ts';
