import type { Order, PayoutTimes } from '@sarraf/api-client';
import {
  depositRest,
  formatUsdt,
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
  nowMs: number;
}

const STATES: Partial<Record<OrderEventType, TimelineState>> = {
  'payout-problem': 'problem',
  returned: 'problem',
  cancelled: 'ended',
  'timed-out': 'ended',
};

const ENDS: ReadonlySet<OrderEventType> = new Set(['cancelled', 'timed-out']);

function eventSteps({ events }: OrderTimeline): StepText[] {
  const messages = timelineMessages.current;
  const ended = events.findIndex(({ type }) => ENDS.has(type));
  return events.map(({ type, at }, index): StepText => {
    const isLate = type === 'deposit-seen' && ended !== -1 && index > ended;
    return {
      id: `${index} ${type}`,
      state: STATES[type] ?? 'done',
      title: isLate ? messages.lateSeen : messages.events[type],
      atMs: parseServerTime(at),
      notes: isLate ? [messages.lateNote] : [],
    };
  });
}

function durationText({ value, unit }: RoughDuration): string {
  const { durations } = timelineMessages.current;
  if (unit === 'minute') return value === 1 ? durations.oneMinute : durations.minutes({ n: value });
  return unit === 'hour' ? durations.hours({ n: value }) : durations.days({ n: value });
}

/** How long the payment usually takes; empty if the platform's own payouts do not tell. */
function usualNotes(order: Order, { usual }: OrderTimeline, { times, paused, nowMs }: TimelineFacts): string[] {
  const messages = timelineMessages.current;
  if (paused) return [messages.paused];
  const known = usual && times?.find(({ method }) => method === order.bank_id?.method);
  if (!known) return [];
  const rough = roughTimes(known);
  const nearlyAlways = durationText(rough.nearlyAlways);
  const usually = rough.usual && durationText(rough.usual);
  if (usual.since === null) {
    return [
      usually ? messages.afterwards({ usual: usually, nearlyAlways }) : messages.afterwardsWithin({ nearlyAlways }),
    ];
  }
  const sinceMs = parseServerTime(usual.since);
  if (sinceMs !== null && nowMs - sinceMs > known.nineTenths * 1000) return [messages.longer({ nearlyAlways })];
  return [usually ? messages.usually({ usual: usually, nearlyAlways }) : messages.within({ nearlyAlways })];
}

/** Notes below what happens now, about the deposit. */
function depositNotes(order: Order, { now }: OrderTimeline): string[] {
  const messages = timelineMessages.current;
  const rest = formatUsdt(depositRest(order.quantity, order.receivedAmount ?? 0));
  const { confirmations } = order;
  const isConfirming =
    (now === 'confirming' || now === 'part') && confirmations && confirmations.have < confirmations.need;
  return [
    ...(now === 'awaits-rest' ? [messages.rest({ rest: ltr(rest) })] : []),
    ...(isConfirming ? [messages.confirmations(confirmations)] : []),
    ...(order.networkDelayed ? [messages.networkDelayed] : []),
  ];
}

const IS_PAYING: ReadonlySet<OrderTimeline['now']> = new Set(['queued', 'paying', 'paying-again']);

/** Steps of an order's timeline: what happened, what happens now, what comes next; empty for an order without events. */
export function timelineSteps(order: Order, facts: TimelineFacts): StepText[] {
  const timeline = orderTimeline(order);
  if (!timeline) return [];
  const messages = timelineMessages.current;
  const { now, next } = timeline;
  const usual = usualNotes(order, timeline, facts);
  const steps = eventSteps(timeline);
  if (now === null) return steps;
  const notesOf: Partial<Record<OrderStage, string>> = messages.notes;
  const note = notesOf[now];
  const isPaying = IS_PAYING.has(now);
  const notes = [...(note ? [note] : []), ...depositNotes(order, timeline), ...(isPaying ? usual : [])];
  const ahead = next.map((step): StepText => ({
    id: `next ${step}`,
    state: 'next',
    title: messages.steps[step],
    atMs: null,
    notes: step === 'paid' && !isPaying ? usual : [],
  }));
  return [...steps, { id: `now ${now}`, state: 'now', title: messages.stages[now], atMs: null, notes }, ...ahead];
}

/** What changed between two replies of an order, in words: the newest event, or what happens now; null if neither changed. */
export function changeText(before: Order, after: Order): string | null {
  const [was, is] = [orderTimeline(before), orderTimeline(after)];
  if (!is) return null;
  const messages = timelineMessages.current;
  const newest = is.events.at(-1);
  if (newest && is.events.length > (was?.events.length ?? 0)) return eventSteps(is).at(-1)?.title ?? null;
  if (is.now === null || is.now === was?.now) return null;
  return messages.stages[is.now];
}
