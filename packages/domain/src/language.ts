/** Languages of the app by their BCP 47 tags, each with its own name and text direction. */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr' },
  ur: { name: 'اردو', dir: 'rtl' },
} as const;

/** A language of the app. */
export type Language = keyof typeof LANGUAGES;

/** Language when none of the requested ones is available. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/**
 * Marks a part of a message as left-to-right in every language: an amount with its unit, a number in groups. Unicode isolates, which are
 * invisible, keep its order inside Urdu text; no-break spaces keep it on one line.
 */
export const ltr = (text: string): string => `\u2066${text.replaceAll(' ', '\u00A0')}\u2069`;

/**
 * A figure or a code in a text that is copied, in any language. As {@link ltr}; but a code of letters, digits, `-` and `/` needs no marks, and would
 * be pasted into a bank's form with them.
 */
export const ltrInCopy = (text: string): string => (/^[\w/-]+$/.test(text) ? text : ltr(text));

/**
 * A text of other people between Unicode isolates, which are invisible: a name, a UTR, the words of a bank. Its direction, which may be either,
 * then does not reorder the message around it.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

/** Whether a text is the tag of a language of the app. */
export const isLanguage = (text: string | null | undefined): text is Language =>
  text !== null && text !== undefined && Object.hasOwn(LANGUAGES, text);

/** First of a browser's languages (`navigator.languages`) that the app has; `ur-PK` is Urdu. */
export const preferredLanguage = (requested: readonly string[]): Language =>
  requested.map((tag) => tag.toLowerCase().split('-', 1)[0]).find(isLanguage) ?? DEFAULT_LANGUAGE;
