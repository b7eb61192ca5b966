/** Themes of the design system, in the order of the toolbar. */
export const THEMES = ['light', 'dark', 'high-contrast'] as const;

/** Name of a theme. */
export type ThemeName = (typeof THEMES)[number];
