import { dialogsIn } from './dialog-state.ts';

const held = new Map<string, () => unknown>();

/** Keeps a dialog from closing until the returned function is called; `onHeld` hears every attempt. */
export function holdDialog(id: string, onHeld: () => unknown): () => void {
  held.set(id, onHeld);
  return () => {
    if (held.get(id) === onHeld) held.delete(id);
  };
}

/** Lets a dialog go, whoever holds it. */
export const releaseDialog = (id: string): void => void held.delete(id);

/** Whom to tell that going from one history state to another would close a held dialog; null when it would not. */
export function heldBy(current: unknown, next: unknown): (() => unknown) | null {
  const staying = new Set(dialogsIn(next));
  const closing = dialogsIn(current).findLast((id) => !staying.has(id) && held.has(id));
  return closing === undefined ? null : (held.get(closing) ?? null);
}
