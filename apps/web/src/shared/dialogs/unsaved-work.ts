import { useEffect } from 'react';
import { createStore } from '../store/create-store.ts';

/** Unsaved work, with the messages of the dialog shown before the user leaves it. */
export interface UnsavedWork {
  /** Title of the dialog; 'Unsaved Changes' by default. */
  label?: string | undefined;
  /** Text of the dialog; 'You have unsaved changes. Are you sure you want to leave?' by default. */
  message?: string | undefined;
}

/** All flagged unsaved work, the latest last. */
export const flaggedWork = createStore<readonly UnsavedWork[]>([]);

/** Clears all flags when the session ends, so that the redirect to the login asks nothing. */
export const forgetFlaggedWork = (): void => flaggedWork.set([]);

/** Flags unsaved work on the page while `active` (product.md R28). */
export function useUnsavedWork(active: boolean, { label, message }: UnsavedWork = {}): void {
  useEffect(() => {
    if (!active) return undefined;
    const work = { label, message };
    flaggedWork.set([...flaggedWork.read(), work]);
    return () => flaggedWork.set(flaggedWork.read().filter((other) => other !== work));
  }, [active, label, message]);
}
