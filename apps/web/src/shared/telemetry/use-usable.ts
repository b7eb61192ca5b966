import { useEffect } from 'react';

const MARK = 'usable';

/** Marks the moment at which the page opened first answers: its first field is there, or its first row or figure (docs/quality.md). */
export function useUsable(isUsable = true): void {
  useEffect(() => {
    if (isUsable && performance.getEntriesByName(MARK).length === 0) performance.mark(MARK);
  }, [isUsable]);
}
