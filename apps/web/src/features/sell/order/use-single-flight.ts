import { useRef, useState } from 'react';

/** Runs an act once however often it is asked for: two presses may arrive before React draws the busy button (product.md R30). */
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
