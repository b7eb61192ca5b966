import { useEffect } from 'react';

let warnings = 0;

/** Whether the browser would ask before the page is reloaded. */
export const isUnloadWarned = (): boolean => warnings > 0;

/** Has the browser ask, in its own words, before the page is reloaded or closed while `active`; a router does not see those. */
export function useUnloadWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    warnings += 1;
    return () => {
      window.removeEventListener('beforeunload', warn);
      warnings -= 1;
    };
  }, [active]);
}
