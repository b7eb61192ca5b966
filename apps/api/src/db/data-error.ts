/** SQLSTATE classes 22 (data exception) and 23 (integrity constraint violation). Other errors (lost connection, deadlock) may pass on a retry. */
const DATA_ERROR = /^2[23]/;

/** Whether an error says that a value can never be stored, however often it is tried again. */
export const isDataError = (error: unknown): boolean =>
  error instanceof RangeError ||
  error instanceof TypeError ||
  (error instanceof Error && 'code' in error && DATA_ERROR.test(String(error.code)));
