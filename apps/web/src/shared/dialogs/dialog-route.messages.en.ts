/** Words of dialogs as such. */
export const dialogRouteMessages = {
  /** The code of a dialog did not arrive. */
  missing: 'That did not open. Check your connection and try again.',
};
