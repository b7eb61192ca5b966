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

/** Every mode in which stories have screenshots, here and in Chromatic. */
export const modes = {
  'light laptop': { theme: 'light', language: 'en', direction: 'ltr', viewport: 'laptop' },
  'dark laptop': { theme: 'dark', language: 'en', direction: 'ltr', viewport: 'laptop' },
  'light phone': { theme: 'light', language: 'en', direction: 'ltr', viewport: 'phone' },
  'dark phone': { theme: 'dark', language: 'en', direction: 'ltr', viewport: 'phone' },
  'rtl phone': { theme: 'light', language: 'en', direction: 'rtl', viewport: 'phone' },
  'urdu phone': { theme: 'light', language: 'ur', direction: 'rtl', viewport: 'phone' },
} as const satisfies Record<string, Mode>;

/** Name of a mode. */
export type ModeName = keyof typeof modes;

/**
 * The modes of each kind of story, by the first word of its id: another theme or another width, not every theme at every width (ADR 43). `dark`
 * matches the stories that have one in the dark theme as well; the colours of the others are among theirs. A component has no words of its own, so
 * it is turned from right to left in English instead of to Urdu.
 */
const KINDS: Record<string, { modes: readonly ModeName[]; dark?: RegExp }> = {
  components: { modes: ['light laptop', 'rtl phone'], dark: /--(?:playground|stress|pointer-states|disabled)$/ },
  forms: { modes: ['light laptop', 'urdu phone'], dark: /--playground$/ },
  screens: { modes: ['dark laptop', 'light phone', 'urdu phone'] },
  canary: { modes: ['light laptop', 'dark laptop'] },
};

/** Whether a story, by its title or id, has words of the product, and so is shown in Urdu: forms and screens. */
export const isSpeaking = (titleOrId: string) => /^(?:forms|screens)\b/i.test(titleOrId);

/** Modes of a story by its id, in the order in which its screenshots are taken. */
export function modeNamesOf(id: string): ModeName[] {
  const kind = KINDS[/^[a-z]+/.exec(id)?.[0] ?? ''];
  if (!kind) throw new Error(`The story ${id} is of no kind that has modes.`);
  return [...kind.modes, ...(kind.dark?.test(id) ? (['dark phone'] as const) : [])];
}

/** The same with what each of them is, as Chromatic wants it. */
export const modesOf = (id: string): Partial<Record<ModeName, Mode>> =>
  Object.fromEntries(modeNamesOf(id).map((name) => [name, modes[name]]));

/**
 * The modes in which axe checks a story: the first in the light theme, for all rules; the first in the dark theme, for the rules of colour;
 * and the first in Urdu, for all rules but those of colour.
 */
export function checkedModesOf(id: string): ModeName[] {
  const names = modeNamesOf(id);
  const first = (wanted: (mode: Mode) => boolean) => names.find((name) => wanted(modes[name]));
  const found = [
    first(({ theme, language }) => theme === 'light' && language === 'en'),
    first(({ theme }) => theme === 'dark'),
    first(({ language }) => language === 'ur'),
  ];
  return found.filter((name) => name !== undefined);
}
