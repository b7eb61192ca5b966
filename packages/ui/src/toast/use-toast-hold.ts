import { useEffect, useRef, useState, type FocusEvent } from 'react';
import type { ToastMessage } from './toast-store.ts';

/** Whether the toasts are held: while the pointer or the focus is in their region. Spread the handlers and `ref` on that region. */
export function useToastHold(shown: readonly ToastMessage[]) {
  const ref = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [pointerIn, setPointerIn] = useState(false);
  const [focusIn, setFocusIn] = useState(false);

  // A focused button that is removed with its toast fires no blur event.
  useEffect(() => {
    if (!ref.current?.contains(document.activeElement)) setFocusIn(false);
  }, [shown]);

  return {
    ref,
    held: pointerIn || focusIn,
    /** Returns the focus to where it came from. Call it before the user removes a toast. */
    returnFocus: () => {
      if (ref.current?.contains(document.activeElement)) cameFrom.current?.focus();
    },
    onPointerEnter: () => setPointerIn(true),
    onPointerLeave: () => setPointerIn(false),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      const fromOutside = !currentTarget.contains(relatedTarget);
      if (fromOutside) cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      setFocusIn(true);
    },
    onBlur: () => setFocusIn(false),
  };
}
