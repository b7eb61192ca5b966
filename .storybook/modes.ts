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
  /** Language of the toolbar. */
  language: 'en' | 'ur';
  /** Writing direction of the toolbar; that of Urdu is its own. */
  direction: 'ltr' | 'rtl';
  /** Name of the viewport. */
  viewport: keyof typeof VIEWPORTS;
}

/**
 * Every way a story is pictured: state × theme × width, and right to left. Chromatic reads the same table.
 *
 * In this order each step changes one thing. The last of either kind of story leads back to the theme in which the next one begins, and
 * the last in Urdu to the width of the window too, which is the dearest to change.
 */
export const modes = {
  'light laptop': { theme: 'light', language: 'en', direction: 'ltr', viewport: 'laptop' },
  'dark laptop': { theme: 'dark', language: 'en', direction: 'ltr', viewport: 'laptop' },
  'dark phone': { theme: 'dark', language: 'en', direction: 'ltr', viewport: 'phone' },
  'rtl phone': { theme: 'light', language: 'en', direction: 'rtl', viewport: 'phone' },
  'light phone': { theme: 'light', language: 'en', direction: 'ltr', viewport: 'phone' },
  'urdu phone': { theme: 'light', language: 'ur', direction: 'rtl', viewport: 'phone' },
  'urdu laptop': { theme: 'light', language: 'ur', direction: 'rtl', viewport: 'laptop' },
} as const satisfies Record<string, Mode>;

/** Name of a way of looking. */
export type ModeName = keyof typeof modes;

/** All ways of looking, in the order in which the pictures of a story are taken. */
const MODE_NAMES = Object.keys(modes).filter((name): name is ModeName => name in modes);

/** Forms and screens speak, and so are seen in Urdu; a component says what it is told, and is seen in English from right to left. */
export const isSpeaking = (titleOrId: string) => /^(?:forms|screens)\b/i.test(titleOrId);

/** The ways in which a story is pictured, in their order, by its title or its id. */
export const modeNamesOf = (titleOrId: string): ModeName[] =>
  MODE_NAMES.filter((name) => (isSpeaking(titleOrId) ? name !== 'rtl phone' : modes[name].language === 'en'));

/** The same with what each of them is, as Chromatic wants it. */
export const modesOf = (titleOrId: string): Partial<Record<ModeName, Mode>> =>
  Object.fromEntries(modeNamesOf(titleOrId).map((name) => [name, modes[name]]));

/** The ways in which axe looks at a story: the first in every theme, and the first in every further language. */
export const checkedModesOf = (titleOrId: string): ModeName[] =>
  modeNamesOf(titleOrId).filter((name, at, names) => {
    const { theme, language } = modes[name];
    const before = names.slice(0, at).map((other) => modes[other]);
    return !before.some((other) => other.theme === theme) || !before.some((other) => other.language === language);
  });
