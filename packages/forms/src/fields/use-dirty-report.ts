import { useLayoutEffect, useRef } from 'react';

/** Reports `dirty` when it changes, and `false` when a dirty form unmounts. */
export function useDirtyReport(dirty: boolean, onDirtyChange: ((dirty: boolean) => void) | undefined): void {
  const report = useRef(onDirtyChange);
  useLayoutEffect(() => {
    report.current = onDirtyChange;
  });
  useLayoutEffect(() => {
    if (!dirty) return;
    report.current?.(true);
    return () => report.current?.(false);
  }, [dirty]);
}
