import type { Order, OrderEvent, PayoutAttempt } from '@sarraf/api-client';
import {
  awaitsAccount,
  isFinalStatus,
  orderStatus,
  payoutMoments,
  payoutStageOf,
  payoutStatus,
  returnStage,
  type PayoutMoment,
} from '@sarraf/domain';
import type { FakeServer } from '../server.ts';

const MINUTE_MS = 60_000;
/** An order older than this was not made while the story ran: its events get times soon after it. */
const OLD_MS = 40 * MINUTE_MS;
/** Minutes between the order and its events, for an old order. */
const AFTER: Readonly<Record<string, number>> = {
  created: 0,
  'deposit-seen': 2,
  confirmed: 5,
  'payout-started': 6,
  'payout-problem': 7,
  completed: 9,
  cancelled: 3,
  'timed-out': 20,
  refunded: 30,
};

const ENDS = {
  completed: 'completed',
  success: 'completed',
  cancelled: 'cancelled',
  timeout: 'timed-out',
  failed: 'refunded',
} as const;

/** Whether the deposit of an order that is not over is confirmed, or was not needed. */
const isConfirmed = ({ status, source, confirmations }: Order): boolean =>
  !isFinalStatus(status) &&
  (source === 'wallet' || (confirmations?.have ?? 0) >= (confirmations?.need ?? Number.POSITIVE_INFINITY));

/** Types of the events that an order in this state has had, oldest first. */
function typesOf(order: Order): string[] {
  const { status: word, source, hash, receivedAmount } = order;
  const status = orderStatus(word);
  const end = status && status in ENDS ? ENDS[status as keyof typeof ENDS] : undefined;
  const isPaidOut = end === 'completed' || end === 'refunded';
  const isSeen = isPaidOut || Boolean(hash) || (receivedAmount ?? 0) > 0;
  const isRefused = awaitsAccount(order);
  const isSold = isPaidOut || isRefused || isConfirmed(order);
  const deposit = source === 'wallet' ? [] : [...(isSeen ? ['deposit-seen'] : []), ...(isSold ? ['confirmed'] : [])];
  const payout = [
    ...(end === 'completed' || isRefused ? ['payout-started'] : []),
    ...(isRefused ? ['payout-problem'] : []),
  ];
  const afterwards = order.payoutReturned ? ['returned', ...(order.payoutReturned.refundedAt ? ['refunded'] : [])] : [];
  return ['created', ...deposit, ...payout, ...(end ? [end] : []), ...afterwards];
}

/** Events of a payout's log. The contract has a service's answer in the attempt that asked it. */
export const momentsOf = (attempts: readonly PayoutAttempt[]): PayoutMoment[] =>
  payoutMoments(
    attempts.flatMap((attempt) => (attempt.what === 'sent' ? [attempt, { ...attempt, what: 'answered' }] : [attempt])),
  );

const payoutFor = (server: FakeServer, order: Order) => server.payouts.find(({ orderId }) => orderId === order._id);

/** Sets what becomes of the rupees of an order. One without a payout keeps the stage that a test gave it while its rupees are due. */
export function updatePayoutStage(server: FakeServer, order: Order): void {
  const payout = payoutFor(server, order);
  const status = payout && payoutStatus(payout.status);
  const isDue = returnStage(order) === 'paying-again' || (isConfirmed(order) && !order.payoutProblem);
  const stage = status ? payoutStageOf(status) : isDue ? (order.payoutStage ?? 'queued') : null;
  if (payout) order.transferGone = payout.vanished ?? false;
  delete order.payoutStage;
  delete order.payoutSeconds;
  if (!stage) return;
  order.payoutStage = stage;
  const since = order.events?.find(({ type }) => type === 'confirmed')?.at ?? order.created_ts;
  order.payoutSeconds = Math.max(0, Math.floor((server.now() - Date.parse(since)) / 1000));
}

/**
 * Adds the events that follow from an order's state and are not among its events yet. Append-only, as the server's: an order whose
 * state goes back keeps its events. Those of a payout come from its log.
 */
export function updateEvents(server: FakeServer, order: Order): void {
  const nowMs = server.now();
  const createdMs = Date.parse(order.created_ts);
  const isOld = nowMs - createdMs > OLD_MS;
  const moments = momentsOf(payoutFor(server, order)?.attempts ?? []);
  const isLogged = (type: string) => moments.some((moment) => moment.type === type);
  const known = [...(order.events ?? []).filter(({ type }) => !isLogged(type)), ...moments];
  const missing: OrderEvent[] = typesOf(order)
    .filter((type) => !known.some((event) => event.type === type))
    .map((type) => {
      const { at = null, refundedAt = null } = order.payoutReturned ?? {};
      const told = type === 'returned' ? at : type === 'refunded' ? refundedAt : null;
      if (told !== null) return { type, at: told };
      const ms = isOld ? createdMs + (AFTER[type] ?? 0) * MINUTE_MS : type === 'created' ? createdMs : nowMs;
      return { type, at: new Date(ms).toISOString() };
    });
  // What the desk told is later than what is missing before it.
  order.events = [...known, ...missing].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  updatePayoutStage(server, order);
}
