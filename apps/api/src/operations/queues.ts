import { decimal, PAYOUT_STATUSES } from '@sarraf/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import {
  MEASURES,
  QUEUES,
  type Measure,
  type QueueName,
  type Tolerance,
  type Tolerances,
  type Unit,
  UNITS,
} from './tolerances.ts';

/** A queue with its tolerance. */
export interface Queue {
  name: QueueName;
  count: number;
  oldestSeconds: number | null;
  /** Sum of the amounts as decimal text; null for a queue without amounts. */
  sum: string | null;
  unit: Unit;
  tolerance: Tolerance;
  /** Measures that are past the tolerance. */
  over: Measure[];
}

interface Row {
  name: string;
  count: number;
  oldest: Date | null;
  sum: string | null;
}

const OPEN_PAYOUTS = PAYOUT_STATUSES.filter((status) => status !== 'completed');

/** Facts of the queues that are not empty, in one statement. Every part of it reads an index of open records only. */
const waiting = (db: Kysely<Database>) =>
  sql<Row>`
    select 'payouts.' || status as name, count(*)::int as count, min(created_at) as oldest, sum(amount)::text as sum
      from payouts where finished_at is null and status in (${sql.join(OPEN_PAYOUTS)}) group by status
    union all
    select 'returned', count(*)::int, min(returned_at), sum(net_amount)::text
      from orders where returned_at is not null and refunded_at is null
    union all
    select 'exceptions', count(distinct exceptions.id)::int, min(opened_at), sum(deposits.amount)::text
      from exceptions left join deposits on deposits.exception_id = exceptions.id and deposits.token is null
      where closed_at is null and kind <> 'dust'
    union all
    select 'withdrawals.' || status, count(*)::int, min(created_at), sum(amount)::text
      from withdrawals where finished_at is null and status in ('requested', 'claimed') group by status
    union all
    select 'messages.queued', count(*)::int, min(created_at), null
      from messages where status in ('queued', 'sending')
    union all
    select 'deposits.waiting', count(*)::int, min(seen_at), sum(amount)::text
      -- The first two conditions are those of the index of open deposits.
      from deposits where confirmed_at is null and stage <> 'dropped' and stage = 'waiting'`.execute(db);

/** Every queue with its count, age, sum and tolerance, empty ones included. */
export async function readQueues(db: Kysely<Database>, tolerances: Tolerances, now: Date): Promise<Queue[]> {
  const { rows } = await waiting(db);
  return QUEUES.map((name) => {
    const row = rows.find((each) => each.name === name);
    const oldestSeconds = row?.oldest ? Math.max(0, Math.floor((now.getTime() - row.oldest.getTime()) / 1000)) : null;
    const unit = UNITS[name];
    const sum = unit && decimal(row?.sum ?? '0').toString();
    const facts: Record<Measure, number> = { age: oldestSeconds ?? 0, count: row?.count ?? 0, sum: Number(sum ?? 0) };
    const tolerance = tolerances[name];
    const over = MEASURES.filter((measure) => facts[measure] > (tolerance[measure] ?? Infinity));
    return { name, count: facts.count, oldestSeconds, sum, unit, tolerance, over };
  });
}
