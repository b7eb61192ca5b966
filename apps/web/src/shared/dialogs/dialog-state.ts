/** Ids of the open dialogs in the state of a history entry, the topmost last. */
export function dialogsIn(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('dialogs' in state) || !Array.isArray(state.dialogs)) return [];
  return state.dialogs.filter((id) => typeof id === 'string');
}

/** Ids of the dialogs in the browser's current history entry. React may not have rendered them yet. */
export const dialogsInCurrentEntry = (): readonly string[] => dialogsIn(window.history.state?.usr);

/** History state with one more dialog on top; other keys are kept. */
export const withDialog = (state: unknown, id: string): object => ({
  ...(typeof state === 'object' ? state : null),
  dialogs: [...dialogsIn(state), id],
});

/** Kind of a dialog: the part of its id before a colon. After the colon comes the subject, such as an order id. */
export const kindOf = (id: string): string => id.split(':', 1)[0] ?? id;

/** Number of history entries to go back to close a dialog and all dialogs above it; 0 if it is not open. */
export function entriesToClose(state: unknown, id: string): number {
  const stack = dialogsIn(state);
  const at = stack.lastIndexOf(id);
  return at === -1 ? 0 : stack.length - at;
}
