import { useRef, useState } from 'react';

/**
 * Runs an act that moves money: once however often it is asked for, and never again by itself (product.md R30).
 * The guard is a ref since two presses may arrive before React draws the busy button.
 */
export function useSingleFlight(act: () => Promise<void>) {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await act();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, run };
}
