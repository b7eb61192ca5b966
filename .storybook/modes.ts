/** Themes of the product; `dark` is a class on `<html>`. */
export const THEMES = ['light', 'dark'] as const;

/** One theme of the product. */
export type Theme = (typeof THEMES)[number];

/** The widths a person's screen really has; `md` and `lg` sit on the breakpoints of `theme.css`. */
export const VIEWPORTS = {
  phoneSmall: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone, 360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Laptop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

/** One way a story is looked at: what the toolbar is set to and how wide the window is. */
interface Mode {
  /** Theme of the toolbar. */
  theme: Theme;
  /** Writing direction of the toolbar: English now, Urdu later. */
  direction: 'ltr' | 'rtl';
  /** Name of the viewport. */
  viewport: keyof typeof VIEWPORTS;
}

/**
 * Every way a story is pictured: state × theme × width, plus right-to-left once on a phone. Chromatic reads the same table.
 *
 * In this order each step changes one thing, and the last leads back to the theme and direction in which the next story begins.
 */
export const modes = {
  'light laptop': { theme: 'light', direction: 'ltr', viewport: 'laptop' },
  'dark laptop': { theme: 'dark', direction: 'ltr', viewport: 'laptop' },
  'dark phone': { theme: 'dark', direction: 'ltr', viewport: 'phone' },
  'rtl phone': { theme: 'light', direction: 'rtl', viewport: 'phone' },
  'light phone': { theme: 'light', direction: 'ltr', viewport: 'phone' },
} as const satisfies Record<string, Mode>;
