import { useCallback, type Ref, type RefCallback } from 'react';

/** One ref that feeds two: the caller's and our own. */
export function useMergedRef<T>(ours: RefCallback<T>, theirs: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      ours(node);
      if (typeof theirs === 'function') {
        const cleanup = theirs(node);
        // React hands null to a ref that returns no clean-up; merged, we do the same for both.
        return () => {
          ours(null);
          if (typeof cleanup === 'function') cleanup();
          else theirs(null);
        };
      }
      if (theirs) theirs.current = node;
      return () => {
        ours(null);
        if (theirs && typeof theirs === 'object') theirs.current = null;
      };
    },
    [ours, theirs],
  );
}
