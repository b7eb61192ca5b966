import { useEffect, useSyncExternalStore } from 'react';
import { createStore, useStore } from '../store/create-store.ts';
import { flaggedWork } from '../dialogs/unsaved-work.ts';

/** A reload that would help. */
export interface WantedReload {
  /** There is a new version, or a part of this page did not arrive. */
  reason: 'newVersion' | 'missingPart';
  reload: () => void;
}

/** The reload that would help; null while none would. */
export const reloadWanted = createStore<WantedReload | null>(null);

const CHOSEN: readonly string[] = ['button', 'checkbox', 'hidden', 'radio', 'reset', 'submit'];

/** Whether a person has typed into any of the fields. */
export const isTypedIn = (fields: Iterable<Pick<HTMLInputElement, 'type' | 'value'>>): boolean =>
  [...fields].some(({ type, value }) => !CHOSEN.includes(type) && value.trim() !== '');

/** How many parts of the page hold something that a reload would lose. */
const holders = createStore(0);

/** While `active`, a reload would lose something that is kept in memory alone, as a code that was just sent. */
export function useHoldsPage(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    holders.set(holders.read() + 1);
    return () => holders.set(holders.read() - 1);
  }, [active]);
}

/** Whether a reload would cost something: an order is being made or paid, work is not saved, a code is awaited, or something is typed. */
export const isAtWork = (): boolean =>
  flaggedWork.read().length > 0 ||
  holders.read() > 0 ||
  isTypedIn(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'));

function subscribe(listener: () => void): () => void {
  const leaves = [flaggedWork.subscribe(listener), holders.subscribe(listener)];
  document.addEventListener('input', listener);
  return () => {
    for (const leave of leaves) leave();
    document.removeEventListener('input', listener);
  };
}

/** The reload to offer now; a new version waits until it costs nothing. Null for nothing to offer. */
export function useOfferedReload(): WantedReload | null {
  const wanted = useStore(reloadWanted);
  const atWork = useSyncExternalStore(subscribe, isAtWork, () => false);
  return wanted?.reason === 'newVersion' && atWork ? null : wanted;
}
