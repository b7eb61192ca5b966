/** Themes of the product; all but the first are a class on `<html>`. */
export const THEMES = ['light', 'dark', 'high-contrast'] as const;

/** A theme of the product. */
export type Theme = (typeof THEMES)[number];

/** Common screen sizes, on both sides of the breakpoints of `theme.css`. */
export const VIEWPORTS = {
  phoneSmall: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone, 360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Laptop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

/** Settings of the toolbar and width of the window for a screenshot. */
interface Mode {
  /** Theme of the toolbar. */
  theme: Theme;
  /** Language of the toolbar. */
  language: 'en' | 'ur';
  /** Writing direction of the toolbar; Urdu is always right to left. */
  direction: 'ltr' | 'rtl';
  /** Name of the viewport. */
  viewport: keyof typeof VIEWPORTS;
}

/** All modes in which stories have screenshots, here and in Chromatic. */
export const modes = {
  'light laptop': { theme: 'light', language: 'en', direction: 'ltr', viewport: 'laptop' },
  'dark laptop': { theme: 'dark', language: 'en', direction: 'ltr', viewport: 'laptop' },
  'light phone': { theme: 'light', language: 'en', direction: 'ltr', viewport: 'phone' },
  'dark phone': { theme: 'dark', language: 'en', direction: 'ltr', viewport: 'phone' },
  'rtl phone': { theme: 'light', language: 'en', direction: 'rtl', viewport: 'phone' },
  'high contrast laptop': { theme: 'high-contrast', language: 'en', direction: 'ltr', viewport: 'laptop' },
  'urdu phone': { theme: 'light', language: 'ur', direction: 'rtl', viewport: 'phone' },
} as const satisfies Record<string, Mode>;

/** Name of a mode. */
export type ModeName = keyof typeof modes;

/** Mode in which every story is rendered and played. */
export const FIRST_MODE: ModeName = 'light laptop';

/** Tag of the story of each screen that also has a screenshot light on a phone. */
export const PHONE_TAG = 'light-phone';

/** What the modes of a story depend on. */
export interface StoryKind {
  /** Id of the story. */
  id: string;
  /** Tags of the story. */
  tags?: readonly string[] | undefined;
}

/**
 * Modes of each kind of story, by the first word of its id: another theme or another width, not every theme at every width (ADR 43).
 * Stories that match `dark` or `contrast` also have a mode in that theme; other stories use a subset of their colours. Components have no messages,
 * so they are shown right to left in English instead of in Urdu.
 */
const KINDS: Record<string, { modes: readonly ModeName[]; dark?: RegExp; contrast?: RegExp }> = {
  components: {
    modes: ['light laptop', 'rtl phone'],
    dark: /--(?:playground|stress|pointer-states|disabled)$/,
    contrast: /--playground$/,
  },
  forms: { modes: ['light laptop', 'urdu phone'], dark: /--playground$/ },
  screens: { modes: ['dark laptop', 'urdu phone'] },
  canary: { modes: ['light laptop', 'dark laptop'] },
};

/** Whether a story, by its title or id, has messages of the product and is therefore shown in Urdu: forms and screens. */
export const hasMessages = (titleOrId: string) => /^(?:forms|screens)\b/i.test(titleOrId);

/** Modes of a story, in the order of its screenshots. */
export function modeNamesOf({ id, tags = [] }: StoryKind): ModeName[] {
  const kind = KINDS[/^[a-z]+/.exec(id)?.[0] ?? ''];
  if (!kind) throw new Error(`The story ${id} is of no kind that has modes.`);
  return [
    ...kind.modes,
    ...(kind.dark?.test(id) ? (['dark phone'] as const) : []),
    ...(kind.contrast?.test(id) ? (['high contrast laptop'] as const) : []),
    ...(tags.includes(PHONE_TAG) ? (['light phone'] as const) : []),
  ];
}

/** Modes of a story with their settings, as Chromatic needs them. */
export const modesOf = (story: StoryKind): Partial<Record<ModeName, Mode>> =>
  Object.fromEntries(modeNamesOf(story).map((name) => [name, modes[name]]));

/**
 * Modes in which axe checks a story: the one in which it is played for all rules, a dark one and one in high contrast for the colour rules, and
 * the first Urdu one for all rules but those of colour. A story may have no screenshot in some of them.
 */
export function checkedModesOf(story: StoryKind): ModeName[] {
  const names = modeNamesOf(story);
  const first = (wanted: (mode: Mode) => boolean) => names.find((name) => wanted(modes[name]));
  const isCanary = story.id.startsWith('canary');
  const found = [
    FIRST_MODE,
    first(({ theme }) => theme === 'dark') ?? (isCanary ? undefined : ('dark phone' as const)),
    isCanary ? undefined : ('high contrast laptop' as const),
    first(({ language }) => language === 'ur'),
  ];
  return found.filter((name) => name !== undefined);
}
