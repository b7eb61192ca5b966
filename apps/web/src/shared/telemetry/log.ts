/** Logs a fault to the console: what failed, and the error. Never pass a request body, a one-time code or a user's number. */
export const logError = (what: string, error: unknown): void => {
  console.error(what, error);
};
