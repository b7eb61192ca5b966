import { useEffect, useSyncExternalStore } from 'react';
import { createStore, useStore } from '../store/create-store.ts';
import { flaggedWork } from '../dialogs/unsaved-work.ts';

/** A reload that the page needs. */
export interface WantedReload {
  /** A new version is available, or a part of this page failed to load. */
  reason: 'newVersion' | 'missingPart';
  reload: () => void;
}

/** The reload that the page needs; null for none. */
export const reloadWanted = createStore<WantedReload | null>(null);

const NOT_TYPED: readonly string[] = ['button', 'checkbox', 'hidden', 'radio', 'reset', 'submit'];

/** Whether any of the fields contains typed text. */
export const isTypedIn = (fields: Iterable<Pick<HTMLInputElement, 'type' | 'value'>>): boolean =>
  [...fields].some(({ type, value }) => !NOT_TYPED.includes(type) && value.trim() !== '');

/** Number of components that currently delay a reload. */
const delays = createStore(0);

/** Delays reloads while `active`: the component keeps something in memory only, such as a one-time code that was just sent. */
export function useDelayReload(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    delays.set(delays.read() + 1);
    return () => delays.set(delays.read() - 1);
  }, [active]);
}

/** Whether a reload would lose something: flagged work (an order being made or paid, unsaved changes), a one-time code, or typed text. */
export const isReloadCostly = (): boolean =>
  flaggedWork.read().length > 0 ||
  delays.read() > 0 ||
  isTypedIn(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'));

function subscribe(listener: () => void): () => void {
  const unsubscribes = [flaggedWork.subscribe(listener), delays.subscribe(listener)];
  document.addEventListener('input', listener);
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    document.removeEventListener('input', listener);
  };
}

/** The reload to offer now, null for none. A new version is not offered while a reload would lose something. */
export function useOfferedReload(): WantedReload | null {
  const wanted = useStore(reloadWanted);
  const isCostly = useSyncExternalStore(subscribe, isReloadCostly, () => false);
  return wanted?.reason === 'newVersion' && isCostly ? null : wanted;
}
