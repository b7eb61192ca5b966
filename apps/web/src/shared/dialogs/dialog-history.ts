import { waitUntil } from '../store/wait-until.ts';
import { createContext, use } from 'react';
import type { RouterProviderProps } from 'react-router-dom';
import { dialogsIn, entriesToClose, kindOf, withDialog } from './dialog-state.ts';
import { closeBlockerOf, unblockDialogClose } from './close-blockers.ts';

/** The router. Its `state` is current, while what React has rendered may lag behind as long as lazy code loads. */
export type DialogHistory = Pick<RouterProviderProps['router'], 'state' | 'navigate' | 'subscribe'>;

const DialogHistoryContext = createContext<DialogHistory | null>(null);

/** Provides the router to components that open dialogs; render it around the `RouterProvider`. */
export const DialogHistoryProvider = DialogHistoryContext.Provider;

/** The router that the dialogs push history entries to. */
export function useDialogHistory(): DialogHistory {
  const history = use(DialogHistoryContext);
  if (!history) throw new Error('There is no DialogHistoryProvider around this dialog.');
  return history;
}

/** Whether a dialog has a history entry, even if it is not rendered yet. */
export const isDialogOpen = ({ state }: DialogHistory, id: string): boolean =>
  dialogsIn(state.location.state).includes(id);

/** Whether the router is undoing a blocked Back. It does so asynchronously; an entry pushed before it has finished is lost. */
const isUndoingBack = ({ state }: DialogHistory): boolean =>
  typeof window !== 'undefined' &&
  window.history.state?.idx !== undefined &&
  (window.history.state.key ?? 'default') !== state.location.key;

/** Opens a dialog by pushing a history entry on the same page; does nothing while a dialog of the same kind is open or opening. */
export async function openDialog(history: DialogHistory, id: string): Promise<void> {
  while (isUndoingBack(history)) {
    await new Promise((moved) => window.addEventListener('popstate', moved, { once: true }));
  }
  const { pathname, search, hash, state } = history.state.location;
  if (dialogsIn(state).some((open) => kindOf(open) === kindOf(id))) return;
  await history.navigate({ pathname, search, hash }, { state: withDialog(state, id), preventScrollReset: true });
}

const goingBack = new WeakSet<DialogHistory>();

/**
 * Closes a dialog and all dialogs above it by going back over their history entries. If one of them blocks closing, calls its blocker instead.
 * Going back is asynchronous; calls before it has finished are ignored.
 */
export function closeDialog(history: DialogHistory, id: string): void {
  const { state } = history.state.location;
  const entries = entriesToClose(state, id);
  if (entries === 0 || goingBack.has(history)) return;
  const onBlocked = closeBlockerOf(state, { dialogs: dialogsIn(state).slice(0, -entries) });
  if (onBlocked) {
    onBlocked();
    return;
  }
  goingBack.add(history);
  const before = history.state;
  // Wait for the next router event; a blocked Back also emits one.
  void waitUntil(() => history.state !== before, history.subscribe).then(() => goingBack.delete(history));
  void history.navigate(-entries);
}

/**
 * Opens a dialog and keeps its history entry until `left` is aborted (even if the dialog blocks closing) or the user goes back. Resolves when the
 * entry is gone, so that the caller may navigate.
 */
export async function keepDialogEntry(history: DialogHistory, id: string, left: AbortSignal): Promise<void> {
  await openDialog(history, id);
  const leave = () => {
    unblockDialogClose(id);
    closeDialog(history, id);
  };
  if (left.aborted) leave();
  left.addEventListener('abort', leave, { once: true });
  await waitUntil(() => !isDialogOpen(history, id), history.subscribe);
  left.removeEventListener('abort', leave);
}
