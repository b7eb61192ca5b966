import { dialogsIn } from './dialog-state.ts';

const blockers = new Map<string, () => unknown>();

/** Blocks closing a dialog until the returned function is called; `onBlocked` is called for every attempt to close it. */
export function blockDialogClose(id: string, onBlocked: () => unknown): () => void {
  blockers.set(id, onBlocked);
  return () => {
    if (blockers.get(id) === onBlocked) blockers.delete(id);
  };
}

/** Removes the close blocker of a dialog, if any. */
export const unblockDialogClose = (id: string): void => void blockers.delete(id);

/** `onBlocked` of the topmost dialog that blocks a navigation between two history states; null if none would close or none blocks. */
export function closeBlockerOf(current: unknown, next: unknown): (() => unknown) | null {
  const staying = new Set(dialogsIn(next));
  const closing = dialogsIn(current).findLast((id) => !staying.has(id) && blockers.has(id));
  return closing === undefined ? null : (blockers.get(closing) ?? null);
}
