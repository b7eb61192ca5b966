import { DARK, theme } from './browser-theme.ts';

/** Follows the system and other tabs from now on, and catches up with what they did until now. */
export function followTheme(): void {
  matchMedia(DARK).addEventListener('change', theme.refresh);
  window.addEventListener('storage', (event) => {
    if (theme.concerns(event.key)) theme.refresh();
  });
  window.addEventListener('pageshow', theme.refresh);
  theme.refresh();
}
