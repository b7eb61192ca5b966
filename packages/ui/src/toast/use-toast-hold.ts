import { useEffect, useRef, useState, type FocusEvent } from 'react';
import type { ToastMessage } from './toast-store.ts';

/** Whether time stands still for the toasts: while the pointer or the focus is among them. Spread the handlers and `ref` on their region. */
export function useToastHold(shown: readonly ToastMessage[]) {
  const ref = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [pointerIn, setPointerIn] = useState(false);
  const [focusIn, setFocusIn] = useState(false);

  // A button that goes with its toast takes the focus along and blurs nothing.
  useEffect(() => {
    if (!ref.current?.contains(document.activeElement)) setFocusIn(false);
  }, [shown]);

  return {
    ref,
    held: pointerIn || focusIn,
    /** Call before a toast is taken away by hand: whoever came to do so goes on where they were. */
    giveFocusBack: () => {
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
