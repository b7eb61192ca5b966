import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Longest pause between two writes of the heartbeats: one statement for all loops, so that an idle server stays idle. */
const WRITE_EVERY_MS = 5000;
/** A loop that succeeded in no round for this many rounds is unknown. */
const ROUNDS = 3;
/** Processes that were not seen for this long are not listed. */
const LISTED_FOR_HOURS = 1;

/** State of one background loop of this process. */
export interface Loop {
  name: string;
  /** Network that it reads; null for a loop of the whole server. */
  networkId: string | null;
  state: 'alive' | 'unknown';
  /** When a round last succeeded, in any process; null if none ever did, or if the database does not answer. */
  lastSuccessAt: Date | null;
  /** Milliseconds for which it has not succeeded, counted from the start of the loop at the earliest. */
  silentMs: number;
  unknownAfterMs: number;
}

interface Watched {
  networkId: string | null;
  unknownAfterMs: number;
  startedAt: number;
  /** When a round last succeeded in this process, and which of these was written. */
  beatAt: number | null;
  writtenAt: number | null;
}

/** A process as the heartbeats name it. */
export interface ProcessIdentity {
  id: string;
  startedAt: Date;
}

/**
 * Heartbeats of the background loops (product.md R53), one row a loop for all processes together. Ages are measured by the clock of the
 * database and by a monotonic one, so that a wrong clock of a server neither hides a loop nor raises an alarm.
 *
 * `roundMs` is added to the pause of a loop: the time that a round may take, so that a slow provider is no alarm.
 */
export function heartbeats(
  db: Kysely<Database>,
  self: ProcessIdentity,
  roundMs: number,
  monotonicMs = () => performance.now(),
) {
  const loops = new Map<string, Watched>();

  const states = (silence: ReadonlyMap<string, { at: Date; ms: number }> | null): Loop[] =>
    [...loops]
      .map(([name, { networkId, unknownAfterMs, startedAt }]) => {
        const known = silence?.get(name);
        // Before its first round a loop has the time of three rounds, counted from its start.
        const silentMs = Math.max(0, Math.min(known?.ms ?? Infinity, monotonicMs() - startedAt));
        const isUnknown = silence === null || silentMs > unknownAfterMs;
        return {
          ...{ name, networkId, silentMs, unknownAfterMs },
          state: isUnknown ? ('unknown' as const) : ('alive' as const),
          lastSuccessAt: known?.at ?? null,
        };
      })
      .toSorted((a, b) => Number(a.networkId !== null) - Number(b.networkId !== null));

  return {
    self,
    writeEveryMs: Math.min(WRITE_EVERY_MS, roundMs / 2),
    /** Expects heartbeats of a loop from now on. */
    watch: (name: string, everyMs: number, networkId: string | null = null): void => {
      const unknownAfterMs = ROUNDS * (everyMs + roundMs);
      loops.set(name, { networkId, unknownAfterMs, startedAt: monotonicMs(), beatAt: null, writtenAt: null });
    },
    /** Expects no more heartbeats of a loop that has ended, such as that of a removed network. */
    unwatch: (name: string): void => void loops.delete(name),
    /** Notes that a round succeeded; written with the next {@link write}. */
    beat: (name: string): void => {
      const loop = loops.get(name);
      if (loop) loop.beatAt = monotonicMs();
    },
    /** Writes the heartbeats since the last write, and that this process lives. */
    write: async (): Promise<void> => {
      const now = monotonicMs();
      const fresh = [...loops].flatMap(([name, { beatAt, writtenAt }]) =>
        beatAt !== null && beatAt !== writtenAt ? [{ name, beatAt, ms: now - beatAt }] : [],
      );
      // In the order of the names, so that two processes cannot lock each other out.
      const rows = JSON.stringify(fresh.toSorted((a, b) => a.name.localeCompare(b.name)));
      await sql`
        with beaten as (
          insert into heartbeats (loop, at, process)
          select name, now() - ms * interval '1 millisecond', ${self.id}
          from json_to_recordset(${rows}::json) as fresh (name text, ms float8)
          on conflict (loop) do update set at = greatest(heartbeats.at, excluded.at), process = excluded.process
        )
        insert into server_processes (id, started_at, seen_at) values (${self.id}, ${self.startedAt}, now())
        on conflict (id) do update set seen_at = excluded.seen_at`.execute(db);
      for (const { name, beatAt } of fresh) {
        const loop = loops.get(name);
        if (loop) loop.writtenAt = beatAt;
      }
    },
    /** States of the loops that run in this process. Rejects if the database does not answer. */
    states: async (): Promise<Loop[]> => {
      const { rows } = await sql<{ loop: string; at: Date; ms: number }>`
        select loop, at, (extract(epoch from now() - at) * 1000)::float8 as ms from heartbeats`.execute(db);
      return states(new Map(rows.map(({ loop, at, ms }) => [loop, { at, ms }])));
    },
    /** The same loops while the database does not answer: all of them are unknown. */
    unknown: (): Loop[] => states(null),
    /** Processes that use this database, the newest first. */
    processes: async () => {
      const rows = await db
        .selectFrom('server_processes')
        .select(['id', 'started_at', 'seen_at'])
        .where('seen_at', '>', sql<Date>`now() - ${LISTED_FOR_HOURS} * interval '1 hour'`)
        .orderBy('started_at', 'desc')
        .limit(50)
        .execute();
      return rows.map(({ id, started_at: startedAt, seen_at: seenAt }) => ({
        id: id.slice(0, 8),
        ...{ startedAt, seenAt },
        self: id === self.id,
      }));
    },
    /** Deletes heartbeats of loops that ended, and processes that were killed, after a day. */
    tidyUp: async (): Promise<void> => {
      const dayAgo = sql<Date>`now() - interval '1 day'`;
      await db.deleteFrom('heartbeats').where('at', '<', dayAgo).execute();
      await db.deleteFrom('server_processes').where('seen_at', '<', dayAgo).execute();
    },
    /** Removes this process, which is stopping, from the list. */
    leave: async (): Promise<void> => {
      await db.deleteFrom('server_processes').where('id', '=', self.id).execute();
    },
  };
}

/** Heartbeats of one process. */
export type Heartbeats = ReturnType<typeof heartbeats>;
