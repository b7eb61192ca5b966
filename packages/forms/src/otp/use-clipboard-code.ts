import { OTP_LENGTH, otpDigits } from '@sarraf/domain';
import { useSyncExternalStore } from 'react';

/** What the clipboard had to offer; a code may be too long. */
export type ClipboardCode = { found: 'code'; code: string } | { found: 'nothing' } | { found: 'refused' };

async function readCode(): Promise<ClipboardCode> {
  try {
    const code = otpDigits(await navigator.clipboard.readText());
    return code.length >= OTP_LENGTH ? { found: 'code', code } : { found: 'nothing' };
  } catch {
    // The person said no, or the page may not: typing still works.
    return { found: 'refused' };
  }
}

const neverChanges = () => () => undefined;
// Absent on insecure origins and in some in-app browsers, where the type still says it is there.
const canRead = () => 'clipboard' in navigator && typeof navigator.clipboard?.readText === 'function';

/** Reads a code from the clipboard on demand; undefined where the browser has no such call, and while prerendering. */
export function useClipboardCode(): (() => Promise<ClipboardCode>) | undefined {
  const isAvailable = useSyncExternalStore(neverChanges, canRead, () => false);
  return isAvailable ? readCode : undefined;
}
