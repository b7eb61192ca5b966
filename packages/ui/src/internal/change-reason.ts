/** Why the value of a text control changed. */
export type ChangeReason = 'type' | 'delete' | 'paste' | 'fill' | 'compose';

/** Second argument of `onValueChange`. */
export interface ChangeDetail {
  /**
   * `fill` is the browser's autofill, a keyboard suggestion or a password manager; all others are the user. `compose` is a temporary value
   * while an input method composes: send no request for it.
   */
  reason: ChangeReason;
}

/** Reason of a DOM input event. Autofill sends a plain `Event` without an `inputType`. */
export function changeReason(event: Event): ChangeReason {
  const kind = 'inputType' in event && typeof event.inputType === 'string' ? event.inputType : '';
  if (kind === 'insertFromPaste' || kind === 'insertFromDrop') return 'paste';
  if (kind.startsWith('delete')) return 'delete';
  if (kind === '' || kind === 'insertReplacementText') return 'fill';
  return 'type';
}
