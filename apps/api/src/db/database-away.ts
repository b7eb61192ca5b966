/** SQLSTATE classes and codes that mean a problem of the server, not of the statement. */
const SERVER_CODES = [
  /^08/, // connection exceptions
  /^57P0[1-5]$/, // shut down, crashed, starting up, database dropped, session idle for too long
  /^57014$/, // a statement that took too long
  /^55P03$/, // a lock that was held for too long
  /^25P03$/, // a transaction that was idle for too long
  /^25006$/, // read-only: a standby that is not promoted yet
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

/** Errors of the pg client and of Kysely that have no code. */
const WORDS =
  /^(Connection terminated|Postgres connection has been discarded|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Postgres is silent)/;

/** Whether an error means that the database cannot serve at the moment (unreachable, or a lock is held), so that a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return SOCKET_CODES.has(code) || SERVER_CODES.some((each) => each.test(code)) || WORDS.test(error.message);
}
