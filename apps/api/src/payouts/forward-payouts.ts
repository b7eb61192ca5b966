import { payoutTransition, type PayoutReply } from '@sarraf/domain';
import { sql, type Kysely } from 'kysely';
import { backOff } from '../back-off.ts';
import type { Database } from '../db/schema.ts';
import { nudgePayout, recordAttempts, recordScreened, updatePayout, type PayoutRow } from '../orders/payout-rows.ts';
import type { Services } from '../services.ts';
import { arePayoutsPaused } from '../settings/pauses.ts';
import { claimAbandonedKeys, makeKeyDue, pollAbandonedKey } from './payout-keys.ts';
import { screenedAmong } from './payout-screening.ts';
import {
  applyPayoutEvent,
  isUtrTaken,
  isUtrUsed,
  lockPayout,
  mayBePaidByProvider,
  payoutState,
  storePayout,
  watchPayment,
} from './payout-store.ts';
import {
  FIRST_PAUSE_MS,
  firstRequest,
  isClear,
  MAX_POLLS,
  pause,
  pollAgain,
  type ClaimedPayout,
  type RequestAnswer,
} from './poll-provider.ts';
import { askForReturn, claimCompletedKeys, recordReturn, returnOf } from './returns.ts';

/**
 * Requests in flight at the same time, by lane: first requests of a round for payouts, polls of abandoned keys, and polls of completed
 * payments. A payout that a slow bank keeps waiting after its first reply is in no lane, so that it delays no other.
 */
const LANES = { payouts: 500, keys: 50, completed: 50 } as const;
const SPARE_LEASE_MS = 15_000;

/**
 * Claims payouts that are due, longest due first, for this process. A queued payout is `sent` from here on, before the provider is
 * called: an administrator's claim that comes now is refused, and one that came before has taken the row away. While payouts are paused no
 * queued payout is claimed.
 */
async function claimDuePayouts(services: Services, limit: number): Promise<ClaimedPayout[]> {
  if (limit <= 0) return [];
  const { db, clock, config, payouts } = services;
  const now = clock.now();
  const lease = new Date(now.getTime() + config.payouts.timeoutMs * (MAX_POLLS + 2) + SPARE_LEASE_MS);
  const sendable = sql`(status = 'queued' and desk is null and ${payouts.sends}::boolean and not ${arePayoutsPaused})`;
  return db.transaction().execute(async (trx) => {
    const { rows: due } = await sql<PayoutRow>`
      select * from payouts
      where status in ('queued', 'sent', 'unknown') and (${sendable} or status in ('sent', 'unknown'))
        and (leased_until is null or leased_until <= ${now}) and (next_attempt_at is null or next_attempt_at <= ${now})
      order by coalesce(next_attempt_at, created_at), order_id limit ${limit} for update skip locked`.execute(trx);
    const queued = due.filter(({ status }) => status === 'queued').map(({ order_id: id }) => id);
    const screened = new Set(await screenedAmong(services, trx, queued));
    const claimed: ClaimedPayout[] = [];
    for (const row of due) {
      const { order_id: orderId, key, status: was } = row;
      if (was !== 'queued') {
        claimed.push({ ...(await updatePayout(trx, orderId, { leased_until: lease, asked_at: now })), was });
        continue;
      }
      const isScreened = screened.has(orderId);
      const next = payoutTransition(
        payoutState(row),
        isScreened ? { type: 'screened' } : { type: 'send', at: now.getTime() },
      );
      if (!next.ok) continue;
      const stored = await storePayout(trx, row, next.state, now, isScreened ? {} : { lease });
      if (isScreened) await recordScreened(trx, orderId, key, now);
      else claimed.push({ ...stored, was });
    }
    const sent = claimed.filter(({ was }) => was === 'queued');
    await recordAttempts(
      trx,
      sent.map(({ order_id, key }) => ({ order_id, key, at: now, adapter: payouts.adapter, what: 'sent' as const })),
    );
    return claimed;
  });
}

/** Event for the state machine from the provider's reply. */
function toReply(
  { config }: Services,
  row: ClaimedPayout,
  answer: RequestAnswer,
  isUtrTwice: boolean,
  now: number,
): PayoutReply {
  const { backoffMaxMs, askAgainMs } = config.payouts;
  const unclear = { type: 'unclear', dueAt: now + askAgainMs } as const;
  switch (answer.status) {
    case 'accepted': {
      const age = Math.max(FIRST_PAUSE_MS, now - (row.sent_at ?? row.created_at).getTime());
      const wait = answer.againMs ?? Math.min(backoffMaxMs, age);
      return { type: 'accepted', dueAt: now + Math.max(1, wait) };
    }
    case 'completed':
    case 'returned':
      return isUtrTwice ? unclear : { type: 'completed', utr: answer.utr };
    case 'refused':
      return { type: 'refused', reason: answer.reason };
    case 'not-sent':
      return row.was === 'unknown' ? unclear : { type: 'not-sent', dueAt: now + backOff(row.tries, backoffMaxMs) };
    case 'paused':
      // Only a payment that was never sent goes back to the queue; one that another process may have sent stays unclear.
      return row.was === 'queued' ? { type: 'paused' } : unclear;
    case 'not-found':
    case 'unclear':
      return unclear;
    default:
      return answer satisfies never;
  }
}

/** Log entry for a provider's reply; undefined if the reply adds nothing to what is known. */
function attemptOf(row: ClaimedPayout, answer: RequestAnswer, isUtrTwice: boolean) {
  if (answer.status === 'accepted' && row.was === 'sent' && row.accepted_at) return undefined;
  if (row.was === 'unknown' && !isClear(answer)) return undefined;
  // A payment that was made and returned between two polls: the return has an entry of its own.
  const known = answer.status === 'returned' ? ({ ...answer, status: 'completed', reason: null } as const) : answer;
  const reason = isUtrTwice ? 'its UTR belongs to another payout' : 'reason' in known ? known.reason : null;
  const result = known.status === 'unclear' || known.status === 'not-found' || isUtrTwice ? 'unknown' : known.status;
  return { reference: 'reference' in answer ? answer.reference : null, result, reason };
}

async function recordReplyOnce(services: Services, row: ClaimedPayout, answer: RequestAnswer): Promise<void> {
  const { db, clock, payouts } = services;
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const locked = await lockPayout(trx, row.order_id);
    if (!locked) return;
    const { payout } = locked;
    if (payout.key !== row.key || !mayBePaidByProvider(payout.status)) {
      // The key was abandoned during the request: it is polled like any abandoned key.
      await makeKeyDue(trx, row.key, now);
      return;
    }
    const utr = 'utr' in answer ? answer.utr : null;
    const isUtrTwice = utr !== null && (await isUtrUsed(trx, utr, row.order_id));
    const reply = toReply(services, row, answer, isUtrTwice, now.getTime());
    if ('dueAt' in reply && payout.nudged_at && payout.asked_at && payout.nudged_at > payout.asked_at) {
      // The provider's webhook came during the request.
      reply.dueAt = Math.max(now.getTime() + 1, payout.asked_at.getTime() + FIRST_PAUSE_MS);
    }
    const reference = 'reference' in answer ? answer.reference : null;
    const result = await applyPayoutEvent(trx, locked, { type: 'reply', at: now.getTime(), reply }, now, { reference });
    const attempt = attemptOf(row, answer, isUtrTwice);
    if (!result.ok || !attempt) return;
    const about = { order_id: row.order_id, key: row.key, at: now, adapter: payouts.adapter };
    await recordAttempts(trx, [{ ...about, what: 'answered', ...attempt }]);
    if (reply.type !== 'completed') return;
    if (answer.status === 'returned') await recordReturn(trx, row.order_id, row.key, returnOf(services, answer), now);
    const isNudged = payout.nudged_at !== null && payout.asked_at !== null && payout.nudged_at > payout.asked_at;
    const askIn = answer.status === 'completed' ? (isNudged ? FIRST_PAUSE_MS : answer.againMs) : undefined;
    if (askIn !== undefined) await watchPayment(trx, row.key, now, askIn);
  });
}

/** Records the provider's reply. If two payouts got one UTR at the same moment, the second try finds it used. */
const recordReply = (services: Services, row: ClaimedPayout, answer: RequestAnswer): Promise<void> =>
  recordReplyOnce(services, row, answer).catch((error: unknown) => {
    if (isUtrTaken(error)) return recordReplyOnce(services, row, answer);
    throw error;
  });

/** Forwards one payout; if that fails, it is tried again when its lease has ended. `onFirst` is called after the first request. */
async function forwardPayout(services: Services, row: ClaimedPayout, onFirst: () => void): Promise<void> {
  const first = await firstRequest(services, row).finally(onFirst);
  await recordReply(services, row, first.done ? first.answer : await pollAgain(services, row, first));
}

interface Round {
  /** Whether nothing more is to be claimed. */
  isStopping?: () => boolean;
  /** Called each time what was due has been claimed. */
  onClaimed?: () => void;
}

/** Sends queued payouts and polls sent ones until none is due. Each request has its own time-out, and counts in one of the {@link LANES}. */
export async function forwardPayouts(
  services: Services,
  { isStopping = () => false, onClaimed }: Round = {},
): Promise<void> {
  const running = new Set<Promise<void>>();
  const busy = { payouts: 0, keys: 0, completed: 0 };
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
    const claimed = stopping ? [] : await claimDuePayouts(services, LANES.payouts - busy.payouts);
    for (const row of claimed) {
      busy.payouts += 1;
      begin({ orderId: row.order_id }, () => forwardPayout(services, row, () => (busy.payouts -= 1)));
    }
    const keys = stopping ? [] : await claimAbandonedKeys(services, LANES.keys - busy.keys);
    for (const key of keys) {
      busy.keys += 1;
      begin({ orderId: key.order_id }, () => pollAbandonedKey(services, key).finally(() => (busy.keys -= 1)));
    }
    const completed = stopping ? [] : await claimCompletedKeys(services, LANES.completed - busy.completed);
    for (const key of completed) {
      busy.completed += 1;
      begin({ orderId: key.order_id }, () => askForReturn(services, key).finally(() => (busy.completed -= 1)));
    }
    onClaimed?.();
    if (running.size === 0) return;
    await Promise.race([...running, pause(services.config.workerEveryMs)]);
  }
}

/** Reacts to the provider's webhook about a key: the payment is polled soon, at most once a second. Its content is only a hint. */
export async function makeDue(db: Kysely<Database>, key: string, now: Date): Promise<void> {
  await nudgePayout(db, key, now);
  await makeKeyDue(db, key, now);
}
