/** Classes and codes of Postgres (SQLSTATE) that speak of the server and not of what it was asked. */
const SERVER_CODES = [
  /^08/, // connection exceptions
  /^57P0[1-5]$/, // shut down, crashed, starting up, dropped, idle for too long
  /^57014$/, // a statement that took too long
  /^25P03$/, // a transaction that was idle for too long
  /^25006$/, // read-only: a standby that has not taken over yet
  /^53300$/, // too many connections
];

const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** What pg says without a code of its own. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Postgres is silent)/;

/** Says an error that the database cannot be reached now, so that the same call may go through in a moment? */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return SOCKET_CODES.has(code) || SERVER_CODES.some((each) => each.test(code)) || WORDS.test(error.message);
}
