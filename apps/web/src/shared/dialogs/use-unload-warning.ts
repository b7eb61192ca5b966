import { useEffect } from 'react';

/** Has the browser ask, in its own words, before the page is reloaded or closed while `active`; a router does not see those. */
export function useUnloadWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}
