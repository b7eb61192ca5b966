import { useEffect } from 'react';
import { createStore, useStore } from '../store/create-store.ts';

/** Work that leaving the page would lose, in the words to ask with. */
export interface UnsavedWork {
  /** Title of the question, 'Unsaved Changes' unless told. */
  label?: string | undefined;
  /** The question, 'You have unsaved changes. Are you sure you want to leave?' unless told. */
  message?: string | undefined;
}

/** What the pages have flagged, the latest last. */
export const flaggedWork = createStore<readonly UnsavedWork[]>([]);

/** Whether any page has flagged unsaved work, re-rendering when that changes. */
export const useHasUnsavedWork = (): boolean => useStore(flaggedWork).length > 0;

/** Forgets every flag: the session has ended and nobody is to be asked. */
export const forgetFlaggedWork = (): void => flaggedWork.set([]);

/** Flags the page as holding unsaved work while `active` (product.md R28). */
export function useUnsavedWork(active: boolean, { label, message }: UnsavedWork = {}): void {
  useEffect(() => {
    if (!active) return undefined;
    const work = { label, message };
    flaggedWork.set([...flaggedWork.read(), work]);
    return () => flaggedWork.set(flaggedWork.read().filter((other) => other !== work));
  }, [active, label, message]);
}
