import type { Language } from './language.ts';
import { isBlank } from './text.ts';

/** Longest reason of a pause, in characters. */
export const MAX_PAUSE_REASON = 300;

/** Keys of the settings that pause a part of the platform. */
export const PAUSE_KEYS = ['sales_paused', 'payouts_paused'] as const;
/** One of `PAUSE_KEYS`. */
export type PauseKey = (typeof PAUSE_KEYS)[number];

/** Reason of a pause in every language, as sellers read it. */
export type PauseReason = Readonly<Record<Language, string>>;

/** Value of a setting that pauses a part of the platform. The reason is kept while it is not paused. */
export interface Pause {
  paused: boolean;
  reason: PauseReason;
}

/** A part of the platform that was never paused. */
export const NOT_PAUSED: Pause = { paused: false, reason: { en: '', ur: '' } };

/** Whether the key of a setting is one of `PAUSE_KEYS`. */
export const isPauseKey = (key: string): key is PauseKey => PAUSE_KEYS.some((one) => one === key);

/** Whether a text can be the reason of a pause: not blank, and at most 300 characters. */
export const isPauseReason = (text: string): boolean => !isBlank(text) && text.length <= MAX_PAUSE_REASON;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Value of a setting as a pause; null for any other shape. */
export function pauseIn(value: unknown): Pause | null {
  if (!isObject(value) || typeof value['paused'] !== 'boolean' || !isObject(value['reason'])) return null;
  const { en, ur } = value['reason'];
  return typeof en === 'string' && typeof ur === 'string' ? { paused: value['paused'], reason: { en, ur } } : null;
}

/** Reason of a pause in a language; null while it is not paused. */
export const pauseReason = ({ paused, reason }: Pause, language: Language): string | null =>
  paused ? reason[language] : null;
