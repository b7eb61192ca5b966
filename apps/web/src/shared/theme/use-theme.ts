import { useStore } from '../store/index.ts';
import { theme } from './browser-theme.ts';
import type { ThemeName } from './create-theme.ts';

/** The theme shown now and how to choose another. */
export const useTheme = (): [ThemeName, (next: ThemeName) => void] => [useStore(theme), theme.choose];
