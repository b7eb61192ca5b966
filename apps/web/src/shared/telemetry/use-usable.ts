import { useEffect } from 'react';

const MARK = 'usable';

/** Sets the performance mark `usable` once, when the first opened page shows its first field, row or figure (docs/quality.md). */
export function useUsable(isUsable = true): void {
  useEffect(() => {
    if (isUsable && performance.getEntriesByName(MARK).length === 0) performance.mark(MARK);
  }, [isUsable]);
}
