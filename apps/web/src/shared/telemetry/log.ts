/** Writes a fault to the console for whoever looks into it: what did not work, and how. Never a body, a code or a number of a person. */
export const logError = (what: string, error: unknown): void => {
  console.error(what, error);
};
