import type { Timestamp } from './columns.ts';

/** Heartbeat of a background loop: when a round last succeeded in any process, by the clock of the database. */
export interface HeartbeatsTable {
  loop: string;
  at: Timestamp;
  /** Process whose round it was. */
  process: string;
}

/** Server process that uses this database. A process that stops cleanly deletes its row; others are deleted after a day. */
export interface ServerProcessesTable {
  id: string;
  started_at: Timestamp;
  /** When its heartbeats were last written. */
  seen_at: Timestamp;
}
