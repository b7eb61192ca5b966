/** Languages of the app, as BCP 47 writes them, each by its own name and the way it is read. */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr' },
  ur: { name: 'اردو', dir: 'rtl' },
} as const;

/** A language of the app. */
export type Language = keyof typeof LANGUAGES;

/** The language of whoever asks for none that there is. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/**
 * A part of a sentence that is read from left to right in every language: an amount with its unit, a number in groups. Unicode's isolates
 * around it keep its order inside Urdu and draw nothing; it does not break between lines.
 */
export const ltr = (text: string): string => `\u2066${text.replaceAll(' ', '\u00A0')}\u2069`;

/** Whether there is an edition in this language. */
export const isLanguage = (text: string | null | undefined): text is Language =>
  text !== null && text !== undefined && Object.hasOwn(LANGUAGES, text);

/** The first of a browser's languages (`navigator.languages`) that there is an edition in; `ur-PK` is Urdu. */
export const preferredLanguage = (asked: readonly string[]): Language =>
  asked.map((tag) => tag.toLowerCase().split('-', 1)[0]).find(isLanguage) ?? DEFAULT_LANGUAGE;
