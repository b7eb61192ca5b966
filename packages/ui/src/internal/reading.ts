import type { ChangeDetail } from './change-reason.ts';

/** How a control reads text. */
export interface Reading {
  /**
   * The value a text stands for, however it was typed, pasted or filled in; text that stands for nothing leaves nothing. The rule is
   * the caller's: a control knows no digits, numbers or codes. Keep its identity between renders where you can, since groups are made by it.
   */
  normalise: (text: string) => string;
  /** Called with the new value as `normalise` reads it. */
  onValueChange: (value: string, detail: ChangeDetail) => void;
}
