/** The dialogs open over a page, the topmost last, as the state of its history entry holds them. */
export function dialogsIn(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('dialogs' in state) || !Array.isArray(state.dialogs)) return [];
  return state.dialogs.filter((id) => typeof id === 'string');
}

/** The dialogs of the entry the browser is at, before they are drawn: the code of one may be on its way. */
export const dialogsAhead = (): readonly string[] => dialogsIn(window.history.state?.usr);

/** The history state of the same page with one more dialog; whatever else the entry holds stays. */
export const withDialog = (state: unknown, id: string): object => ({
  ...(typeof state === 'object' ? state : null),
  dialogs: [...dialogsIn(state), id],
});

/** What kind of dialog an id names; it may say after a colon what the dialog is about. */
export const kindOf = (id: string): string => id.split(':', 1)[0] ?? id;

/** How many entries to go back so that a dialog, and every one above it, is closed; 0 when it is not open. */
export function entriesToClose(state: unknown, id: string): number {
  const stack = dialogsIn(state);
  const at = stack.lastIndexOf(id);
  return at === -1 ? 0 : stack.length - at;
}
