/** What is known when a part of the app's code did not arrive. */
export interface MissingCode {
  /** Whether the device has a network at all. */
  online: boolean;
  /** The page on its way to which it happened, as an address of this site; null when nobody is going anywhere. */
  leavingFor: string | null;
  /** The page was itself reloaded moments ago, so reloading has been tried. */
  justReloaded: boolean;
  /** Somebody has typed something that a reload would take away. */
  typed: boolean;
}

/** What to do about it. */
export type MissingCodeAnswer = { do: 'nothing' } | { do: 'open'; address: string } | { do: 'reload' } | { do: 'ask' };

/**
 * A part that is missing while the device is online is the mark of a new build: the server no longer has the files of the
 * old one. Loading the page anew fetches the new ones. Once only, and never over something typed without asking.
 */
export function answerToMissingCode({ online, leavingFor, justReloaded, typed }: MissingCode): MissingCodeAnswer {
  if (!online || justReloaded) return { do: 'nothing' };
  // Whoever goes to another page leaves behind what stands on this one anyway, and was asked about it.
  if (leavingFor !== null) return { do: 'open', address: leavingFor };
  return typed ? { do: 'ask' } : { do: 'reload' };
}

/** The part of a form control this reads. */
export interface TypedField {
  type: string;
  value: string;
}

const CHOSEN: readonly string[] = ['button', 'checkbox', 'hidden', 'radio', 'reset', 'submit'];

/** Whether a person has typed into any of the fields. */
export const isTypedIn = (fields: Iterable<TypedField>): boolean =>
  [...fields].some(({ type, value }) => !CHOSEN.includes(type) && value.trim() !== '');
