import { createContext, use } from 'react';
import type { RouterProviderProps } from 'react-router-dom';
import { dialogsIn, entriesToClose, kindOf, withDialog } from './dialog-state.ts';
import { heldBy, releaseDialog } from './held-dialogs.ts';

/** The router, asked where the browser is now: what React has drawn may lag behind it for as long as code takes to load. */
export type DialogHistory = Pick<RouterProviderProps['router'], 'state' | 'navigate' | 'subscribe'>;

const DialogHistoryContext = createContext<DialogHistory | null>(null);

/** Gives the router to everything that opens dialogs; put it around the `RouterProvider`. */
export const DialogHistoryProvider = DialogHistoryContext.Provider;

/** The router the dialogs have their history entries in. */
export function useDialogHistory(): DialogHistory {
  const history = use(DialogHistoryContext);
  if (!history) throw new Error('There is no DialogHistoryProvider around this dialog.');
  return history;
}

/** Whether a dialog has its entry, drawn yet or not. */
export const isDialogOpen = ({ state }: DialogHistory, id: string): boolean =>
  dialogsIn(state.location.state).includes(id);

/** Whether the browser is about to return: a Back that was refused is taken back a moment later, and an entry pushed until then is lost. */
const isReturning = ({ state }: DialogHistory): boolean =>
  typeof window !== 'undefined' &&
  window.history.state?.idx !== undefined &&
  (window.history.state.key ?? 'default') !== state.location.key;

/** Opens a dialog on a history entry of its own, on the same page; does nothing while one of its kind is open or opening. */
export async function openDialog(history: DialogHistory, id: string): Promise<void> {
  while (isReturning(history)) {
    await new Promise((moved) => window.addEventListener('popstate', moved, { once: true }));
  }
  const { pathname, search, hash, state } = history.state.location;
  if (dialogsIn(state).some((open) => kindOf(open) === kindOf(id))) return;
  await history.navigate({ pathname, search, hash }, { state: withDialog(state, id), preventScrollReset: true });
}

/** Resolves once something is so; it is looked for with every change of the router. */
const until = ({ subscribe }: DialogHistory, isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isSo()) return;
      stop();
      resolve();
    };
    const stop = subscribe(look);
    look();
  });

const goingBack = new WeakSet<DialogHistory>();

/**
 * Closes a dialog, and every one above it, by taking exactly their entries back, unless one of them is held: then whoever holds
 * it is told. Going back takes a moment; closing again in it goes back no further.
 */
export function closeDialog(history: DialogHistory, id: string): void {
  const { state } = history.state.location;
  const entries = entriesToClose(state, id);
  if (entries === 0 || goingBack.has(history)) return;
  const onHeld = heldBy(state, { dialogs: dialogsIn(state).slice(0, -entries) });
  if (onHeld) {
    onHeld();
    return;
  }
  goingBack.add(history);
  const before = history.state;
  // Any change will do: a Back that is refused is one too.
  void until(history, () => history.state !== before).then(() => goingBack.delete(history));
  void history.navigate(-entries);
}

/**
 * Keeps a dialog's entry until `left` is aborted, also when the dialog is held, or the person goes back; resolves once it is gone, so
 * that one may navigate.
 */
export async function visitDialog(history: DialogHistory, id: string, left: AbortSignal): Promise<void> {
  await openDialog(history, id);
  const leave = () => {
    releaseDialog(id);
    closeDialog(history, id);
  };
  if (left.aborted) leave();
  left.addEventListener('abort', leave, { once: true });
  await until(history, () => !isDialogOpen(history, id));
  left.removeEventListener('abort', leave);
}
