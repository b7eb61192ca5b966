/** Why the value of a text control changed. */
export type ChangeReason = 'type' | 'delete' | 'paste' | 'fill' | 'compose';

/** What accompanies every new value. */
export interface ChangeDetail {
  /**
   * `fill` is the browser, the keyboard's suggestion bar or a password manager; the rest is the person. `compose` is a value on its way, while
   * a keyboard still composes: send nothing for it.
   */
  reason: ChangeReason;
}

/** Reads the reason off a DOM input event. Autofill sends a plain `Event` without an `inputType`. */
export function changeReason(event: Event): ChangeReason {
  const kind = 'inputType' in event && typeof event.inputType === 'string' ? event.inputType : '';
  if (kind === 'insertFromPaste' || kind === 'insertFromDrop') return 'paste';
  if (kind.startsWith('delete')) return 'delete';
  if (kind === '' || kind === 'insertReplacementText') return 'fill';
  return 'type';
}
