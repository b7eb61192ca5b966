import type { Order, PayoutTimes } from '@sarraf/api-client';
import {
  awaitsTransfer,
  depositRest,
  formatUsdt,
  hasLateTransfer,
  isTransferGone,
  ltr,
  orderTimeline,
  parseServerTime,
  roughTimes,
  type OrderEventType,
  type OrderStage,
  type OrderTimeline,
  type RoughDuration,
} from '@sarraf/domain';
import type { TimelineState } from '@sarraf/ui';
import { timelineMessages } from './timeline.messages.ts';

/** One step of an order's timeline as texts. */
export interface StepText {
  id: string;
  state: TimelineState;
  title: string;
  /** When it happened, in milliseconds since 1970; null for what has not. */
  atMs: number | null;
  notes: string[];
}

/** What the texts depend on besides the order. */
export interface TimelineFacts {
  /** Usual times of payouts by method; undefined while they are not known. */
  times: readonly PayoutTimes[] | undefined;
  /** Whether payouts are paused. */
  paused: boolean;
}

const STATES: Partial<Record<OrderEventType, TimelineState>> = {
  'payout-problem': 'problem',
  returned: 'problem',
  cancelled: 'ended',
  'timed-out': 'ended',
};

/** What became of USDT that were sent for an order that ended without a sale. */
function unsoldNotes(order: Order): string[] {
  const { lateNote, goneNote } = timelineMessages.current;
  return [...(hasLateTransfer(order) ? [lateNote] : []), ...(isTransferGone(order) ? [goneNote] : [])];
}

const eventSteps = (order: Order, { events }: OrderTimeline): StepText[] =>
  events.map(({ type, at }, index): StepText => {
    const state = STATES[type] ?? 'done';
    return {
      id: `${index} ${type}`,
      state,
      title: timelineMessages.current.events[type],
      atMs: parseServerTime(at),
      notes: state === 'ended' ? unsoldNotes(order) : [],
    };
  });

function durationText({ value, unit }: RoughDuration): string {
  const { durations } = timelineMessages.current;
  if (unit === 'minute') return value === 1 ? durations.oneMinute : durations.minutes({ n: value });
  return unit === 'hour' ? durations.hours({ n: value }) : durations.days({ n: value });
}

/** How long the payment usually takes; empty if the platform's own payouts do not tell. */
function usualNotes(order: Order, { now, usual }: OrderTimeline, { times, paused }: TimelineFacts): string[] {
  const messages = timelineMessages.current;
  if (paused) return now === 'queued' ? [messages.paused] : [];
  const known = usual && times?.find(({ method }) => method === order.bank_id?.method);
  if (!known) return [];
  const rough = roughTimes(known);
  const nineTenths = durationText(rough.nineTenths);
  const usually = rough.usual && durationText(rough.usual);
  if (usual === 'later') {
    return [usually ? messages.afterwards({ usual: usually, nineTenths }) : messages.afterwardsWithin({ nineTenths })];
  }
  if ((order.payoutSeconds ?? 0) > known.nineTenths) return [messages.longer({ nineTenths })];
  return [usually ? messages.usually({ usual: usually, nineTenths }) : messages.within({ nineTenths })];
}

const READS_NETWORK = new Set<OrderTimeline['now']>(['time-over', 'confirming', 'awaits-rest', 'part']);

/** Notes below what happens now, about the deposit. */
function depositNotes(order: Order, { now }: OrderTimeline): string[] {
  const messages = timelineMessages.current;
  const rest = formatUsdt(depositRest(order.quantity, order.receivedAmount));
  const { confirmations } = order;
  const isConfirming =
    (now === 'confirming' || now === 'part') && confirmations && confirmations.have < confirmations.need;
  return [
    ...(now === 'awaits-rest' ? [messages.rest({ rest: ltr(`${rest} USDT`) })] : []),
    ...(isConfirming ? [messages.confirmations(confirmations)] : []),
    ...(order.networkDelayed && READS_NETWORK.has(now) ? [messages.networkDelayed] : []),
  ];
}

/** Note below what happens now, about the state itself. */
function stageNotes(order: Order, now: OrderStage): string[] {
  const { lateNote, transferGone, heldAccount, notes } = timelineMessages.current;
  if (now === 'late') return [lateNote];
  if (awaitsTransfer(order)) return [transferGone];
  if (now === 'awaits-account' && order.payoutStage === 'held') return [heldAccount];
  const notesOf: Partial<Record<OrderStage, string>> = notes;
  const note = notesOf[now];
  return note ? [note] : [];
}

const IS_DUE = new Set<OrderTimeline['now']>(['queued', 'paying', 'paying-again']);

/** Steps of an order's timeline: what happened, what happens now, what comes next; empty for an order without events. */
export function timelineSteps(order: Order, facts: TimelineFacts): StepText[] {
  const timeline = orderTimeline(order);
  if (!timeline) return [];
  const messages = timelineMessages.current;
  const { now, next } = timeline;
  const steps = eventSteps(order, timeline);
  if (now === null) return steps;
  const usual = usualNotes(order, timeline, facts);
  const isDue = IS_DUE.has(now);
  const notes = [...stageNotes(order, now), ...depositNotes(order, timeline), ...(isDue ? usual : [])];
  const ahead = next.map((step, index): StepText => ({
    id: `next ${step}`,
    state: 'next',
    title: index > 0 ? messages.thenPaid : messages.steps[step],
    atMs: null,
    notes: step === 'paid' && !isDue ? usual : [],
  }));
  return [...steps, { id: `now ${now}`, state: 'now', title: messages.stages[now], atMs: null, notes }, ...ahead];
}

/** What changed between two replies of an order, in words: the newest event, or what happens now; null if neither changed. */
export function changeText(before: Order, after: Order): string | null {
  const [was, is] = [orderTimeline(before), orderTimeline(after)];
  if (!is) return null;
  const messages = timelineMessages.current;
  const newest = is.events.at(-1);
  if (newest && is.events.length > (was?.events.length ?? 0)) return messages.events[newest.type];
  if (is.now === null || is.now === was?.now) return null;
  return messages.stages[is.now];
}
