import { useEffect, useRef, useState } from 'react';

/** How long the confirmation is shown, in milliseconds. */
const COPY_CONFIRM_MS = 2000;

/** State of the last copy. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** Writes text to the clipboard; rejects when the browser refuses. */
export type CopyText = (text: string) => Promise<void>;

/** Outside a secure context `navigator.clipboard` is undefined; that rejects too. */
const writeToClipboard: CopyText = (text) =>
  navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('This browser offers no clipboard'));

/** Copies a text and keeps the result in `state` for two seconds. */
export function useCopy(onCopy: CopyText = writeToClipboard) {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mounted = useRef(true);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  const copy = async (text: string) => {
    clearTimeout(timer.current);
    const result = await onCopy(text).then(
      () => 'copied' as const,
      () => 'failed' as const,
    );
    if (!mounted.current) return;
    setState(result);
    timer.current = setTimeout(() => setState('idle'), COPY_CONFIRM_MS);
  };

  return { state, copy };
}
