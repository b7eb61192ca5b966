import { OTP_LENGTH, otpDigits } from '@sarraf/domain';
import { useSyncExternalStore } from 'react';

/** Result of reading the clipboard; a code may be too long. */
export type ClipboardCode = { found: 'code'; code: string } | { found: 'nothing' } | { found: 'refused' };

async function readCode(): Promise<ClipboardCode> {
  try {
    const code = otpDigits(await navigator.clipboard.readText());
    return code.length >= OTP_LENGTH ? { found: 'code', code } : { found: 'nothing' };
  } catch {
    // The user denied the permission, or the page may not ask for it: typing still works.
    return { found: 'refused' };
  }
}

const neverChanges = () => () => undefined;
// Missing on insecure origins and in some in-app browsers, although the type says otherwise.
const canRead = () => 'clipboard' in navigator && typeof navigator.clipboard?.readText === 'function';

/** Function that reads a code from the clipboard; undefined if the browser cannot, and while prerendering. */
export function useClipboardCode(): (() => Promise<ClipboardCode>) | undefined {
  const isAvailable = useSyncExternalStore(neverChanges, canRead, () => false);
  return isAvailable ? readCode : undefined;
}
