/** Messages for all dialogs. */
export const dialogRouteMessages = {
  /** The code of a dialog could not be loaded. */
  missing: 'That did not open. Check your connection and try again.',
};
