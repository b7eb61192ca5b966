import type { ChangeDetail } from './change-reason.ts';

/** Props of a control whose text is normalised by the caller. */
export interface ParsedInputProps {
  /**
   * Turns any typed, pasted or filled text into the value; unusable text gives an empty string. The rule belongs to the caller: the control
   * knows nothing about digits, numbers or codes. Keep its identity between renders where possible, since the groups are computed from it.
   */
  normalise: (text: string) => string;
  /** Called with the new value, already normalised. */
  onValueChange: (value: string, detail: ChangeDetail) => void;
}
