import { ConfigError } from './config-error.ts';
import { isDatabaseAway } from './db/database-away.ts';
import { DataFolderInUse } from './db/data-folder-lock.ts';

/** SQLSTATE of a wrong password or user, and of a database that does not exist. */
const REFUSED_CODES = new Set(['28P01', '28000', '3D000']);

/** Sentence about an error that the operator can correct; undefined for any other error. Used by the server at start and by the commands. */
export function explainError(
  error: unknown,
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
): string | undefined {
  if (error instanceof ConfigError || error instanceof DataFolderInUse) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC') return 'The disk is full.';
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') {
    return `The data folder ${dataDir} cannot be written. Set DATA_DIR to another folder.`;
  }
  // A Postgres that restarts cuts the connection without a code.
  if (databaseUrl && (REFUSED_CODES.has(code) || isDatabaseAway(error))) {
    return `The database of DATABASE_URL cannot be reached (${code || 'connection lost'}).`;
  }
  return undefined;
}
