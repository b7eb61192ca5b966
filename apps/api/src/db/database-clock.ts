import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

const FOLLOW_EVERY_MS = 10_000;
/** Smaller differences are the way to the database and back: following them would set the clock back a little every time. */
const TOLERANCE_MS = 500;

/** Moment of the database. */
export const databaseTime = async (db: Kysely<Database>): Promise<Date> => {
  const { at } = await db.selectNoFrom(sql<Date>`clock_timestamp()`.as('at')).executeTakeFirstOrThrow();
  return at;
};

/**
 * Clock of a server process that follows the database's: processes compare each other's moments, so one whose machine has a wrong clock
 * must not date its rows by it. Between two questions it runs on the machine's monotonic timer, which no change of the machine's clock moves.
 * While the database is away it runs on.
 */
export async function databaseClock(ask: () => Promise<Date>) {
  /** Database time minus monotonic time, and how long the answer took: at most half of that is the error. */
  const measure = async () => {
    const before = performance.now();
    const at = await ask();
    const tookMs = performance.now() - before;
    return { base: at.getTime() - before - tookMs / 2, tookMs };
  };
  let { base } = await measure();
  const follow = async (): Promise<void> => {
    const measured = await measure();
    if (Math.abs(measured.base - base) > Math.max(TOLERANCE_MS, measured.tookMs)) ({ base } = measured);
  };
  const timer = setInterval(() => void follow().catch(() => undefined), FOLLOW_EVERY_MS);
  timer.unref();
  return {
    now: () => new Date(base + performance.now()),
    /** Asks the database now. */
    follow,
    stop: () => clearInterval(timer),
  };
}
