import type { PayoutStatus } from '@sarraf/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { PayoutAnswer } from '../providers/providers.ts';
import type { Services } from '../services.ts';
import { askAgain, ASKS, FIRST_PAUSE_MS, firstRequest, isClear, pause, type Taken } from './consult-service.ts';
import { lockOrder } from './order-store.ts';
import type { Answer } from './payout-machine.ts';
import { askAboutKey, makeKeyDue, rememberKeys, takeGivenUpKeys } from './payout-keys.ts';
import { listedAmong, recordScreened, SCREENED } from './payout-screening.ts';
import { applyPayout, isAsked, isUtrTaken, lockPayout, recordAttempt } from './payout-store.ts';

/**
 * Requests on their way at the same time, by lane: payouts that a service is asked for the first time in a round, and questions about keys
 * that were given up. What a slow bank keeps waiting after its first answer is in neither, so that it holds up its own payouts only.
 */
const LANES = { payouts: 500, keys: 50 } as const;
const SPARE_LEASE_MS = 15_000;

/**
 * Takes payouts that are due, the longest due first. One that is queued is `sent` from here on, before the service is asked: a claim that
 * comes now is refused, and one that came before has taken the row away.
 */
async function take(services: Services, most: number): Promise<Taken[]> {
  if (most <= 0) return [];
  const { db, clock, config, payouts } = services;
  const now = clock.now();
  const { timeoutMs } = config.payouts;
  const leasedUntil = new Date(now.getTime() + timeoutMs * (ASKS + 2) + SPARE_LEASE_MS);
  const sendable = sql`(status = 'queued' and desk is null and ${payouts.sends}::boolean)`;
  return db.transaction().execute(async (trx) => {
    const { rows: due } = await sql<{ id: string; was: PayoutStatus; key: string }>`
      select order_id as id, status as was, key from payouts
      where status in ('queued', 'sent', 'unknown') and (${sendable} or status in ('sent', 'unknown'))
        and (leased_until is null or leased_until <= ${now}) and (next_attempt_at is null or next_attempt_at <= ${now})
      order by coalesce(next_attempt_at, created_at), order_id limit ${most} for update skip locked`.execute(trx);
    const queued = due.filter(({ was }) => was === 'queued').map(({ id }) => id);
    const listed = new Set(await listedAmong(services, trx, queued));
    for (const { id, key } of due.filter(({ id: each }) => listed.has(each))) {
      const held = { status: 'held', held_reason: SCREENED } as const;
      await trx.updateTable('payouts').set(held).where('order_id', '=', id).execute();
      await recordScreened(trx, id, key, now);
    }
    const ids = due.map(({ id }) => id).filter((id) => !listed.has(id));
    if (ids.length === 0) return [];
    const { rows } = await sql<Taken>`
      with due as (select order_id, status from payouts where order_id = any(${ids}::text[]))
      update payouts set leased_until = ${leasedUntil}, asked_at = ${now},
        sent_at = case due.status when 'queued' then ${now} else sent_at end,
        accepted_at = case due.status when 'queued' then null else accepted_at end,
        status = case due.status when 'queued' then 'sent' else due.status end
      from due where due.order_id = payouts.order_id
      returning payouts.*, due.status as was`.execute(trx);
    const asked = rows.filter(({ was }) => was === 'queued');
    await rememberKeys(trx, asked, now);
    await recordAttempt(
      trx,
      asked.map(({ order_id, key }) => ({ order_id, key, at: now, adapter: payouts.adapter, what: 'sent' as const })),
    );
    return rows;
  });
}

/** Milliseconds until the next try: a second, doubled with each, never more than the most; spread, so that not all come at once. */
export const backOff = (tries: number, most: number, random = Math.random()): number =>
  Math.max(1, Math.round(Math.min(most, FIRST_PAUSE_MS * 2 ** Math.min(tries, 30)) * (0.5 + random / 2)));

/** What an answer means to the machine. */
function meaning({ config }: Services, row: Taken, answer: PayoutAnswer, isUtrUsed: boolean, now: number): Answer {
  const { backoffMaxMs, askAgainMs } = config.payouts;
  const unclear = { type: 'unclear', dueAt: now + askAgainMs } as const;
  switch (answer.status) {
    case 'accepted': {
      const age = Math.max(FIRST_PAUSE_MS, now - (row.sent_at ?? row.created_at).getTime());
      const wait = answer.againMs ?? Math.min(backoffMaxMs, age);
      return { type: 'accepted', dueAt: now + Math.max(1, wait) };
    }
    case 'completed':
      return isUtrUsed ? unclear : { type: 'completed', utr: answer.utr };
    case 'refused':
      return { type: 'refused', reason: answer.reason };
    case 'not-asked':
      return row.was === 'unknown' ? unclear : { type: 'not-asked', dueAt: now + backOff(row.tries, backoffMaxMs) };
    case 'unheard-of':
    case 'unclear':
      return unclear;
    default:
      return answer satisfies never;
  }
}

/** What is written down of an answer; nothing of one that only says what was known. */
function noteOf(row: Taken, answer: PayoutAnswer, isUtrUsed: boolean) {
  if (answer.status === 'accepted' && row.was === 'sent' && row.accepted_at) return undefined;
  if (row.was === 'unknown' && !isClear(answer)) return undefined;
  const reason = isUtrUsed ? 'its UTR belongs to another payout' : 'reason' in answer ? answer.reason : null;
  const result = answer.status === 'unclear' || answer.status === 'unheard-of' || isUtrUsed ? 'unknown' : answer.status;
  return { reference: 'reference' in answer ? answer.reference : null, result, reason };
}

async function takeDown(services: Services, row: Taken, answer: PayoutAnswer): Promise<void> {
  const { db, clock, payouts } = services;
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, row.order_id);
    const payout = order && (await lockPayout(trx, row.order_id));
    if (!payout) return;
    if (payout.key !== row.key || !isAsked(payout.status)) {
      // The key was given up while it was asked about: what it says is taken as of any such key.
      await makeKeyDue(trx, row.key, now);
      return;
    }
    const utr = answer.status === 'completed' ? answer.utr : null;
    const used =
      utr === null
        ? undefined
        : await trx
            .selectFrom('payouts')
            .select('order_id')
            .where('utr', '=', utr)
            .where('order_id', '<>', row.order_id)
            .executeTakeFirst();
    const heard = meaning(services, row, answer, used !== undefined, now.getTime());
    if ('dueAt' in heard && payout.nudged_at && payout.asked_at && payout.nudged_at > payout.asked_at) {
      // The service called while it was being asked.
      heard.dueAt = Math.max(now.getTime() + 1, payout.asked_at.getTime() + FIRST_PAUSE_MS);
    }
    const reference = 'reference' in answer ? answer.reference : null;
    const event = { type: 'answer', at: now.getTime(), answer: heard } as const;
    const result = await applyPayout(trx, { order, payout }, event, now, reference);
    const note = noteOf(row, answer, used !== undefined);
    if (!result.ok || !note) return;
    const attempt = { order_id: row.order_id, key: row.key, at: now, adapter: payouts.adapter };
    await recordAttempt(trx, [{ ...attempt, what: 'answered', ...note }]);
  });
}

/** Takes an answer down; where two got one UTR at the same moment, the second look finds it used. */
const takeAnswer = (services: Services, row: Taken, answer: PayoutAnswer): Promise<void> =>
  takeDown(services, row, answer).catch((error: unknown) => {
    if (isUtrTaken(error)) return takeDown(services, row, answer);
    throw error;
  });

/**
 * Moves one payout forward; one that cannot be is tried again when its lease has ended. `onFirst` is called once the first request was
 * answered or given up.
 */
async function forward(services: Services, row: Taken, onFirst: () => void): Promise<void> {
  const first = await firstRequest(services, row).finally(onFirst);
  await takeAnswer(services, row, first.done ? first.answer : await askAgain(services, row, first));
}

/**
 * Sends queued payouts and asks after sent ones until none is due. Each has a time-out of its own, and whoever waits longer than for the
 * first answer takes nobody's place, so none waits for another's slow bank ({@link LANES}).
 */
export async function forwardPayouts(services: Services, isStopping = () => false): Promise<void> {
  const running = new Set<Promise<void>>();
  const busy = { payouts: 0, keys: 0 };
  const begin = (about: { orderId: string }, work: () => Promise<unknown>): void => {
    const one = work()
      .then(() => undefined)
      .catch((error: unknown) => {
        const name = error instanceof Error ? error.name : 'unknown';
        services.log.error({ ...about, name }, 'a payout could not be moved forward');
      })
      .finally(() => running.delete(one));
    running.add(one);
  };
  for (;;) {
    const stopping = isStopping();
    const taken = stopping ? [] : await take(services, LANES.payouts - busy.payouts);
    for (const row of taken) {
      busy.payouts += 1;
      begin({ orderId: row.order_id }, () => forward(services, row, () => (busy.payouts -= 1)));
    }
    const keys = stopping ? [] : await takeGivenUpKeys(services, LANES.keys - busy.keys);
    for (const key of keys) {
      busy.keys += 1;
      begin({ orderId: key.order_id }, () => askAboutKey(services, key).finally(() => (busy.keys -= 1)));
    }
    if (running.size === 0) return;
    await Promise.race([...running, pause(services.config.workerEveryMs)]);
  }
}

/**
 * A service says that there is news of a payment: it is asked soon, at most once a second for each key, one that was given up too. What it
 * says is taken for nothing but a hint.
 */
export async function makeDue(db: Kysely<Database>, key: string, now: Date): Promise<void> {
  await db
    .updateTable('payouts')
    .set({
      nudged_at: now,
      next_attempt_at: sql<Date>`greatest(${now}::timestamptz, asked_at + interval '1 second')`,
    })
    .where('key', '=', key)
    .where('status', 'in', ['sent', 'unknown'])
    .execute();
  await makeKeyDue(db, key, now);
}
