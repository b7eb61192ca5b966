import { describe, expect, it } from 'vitest';
import { orderTimeline, roughTimes, type OrderEventType, type TimelineOrder } from './order-timeline.ts';

const at = (minute: number) => `2026-11-26T10:${`${minute}`.padStart(2, '0')}:00Z`;
const order = (types: OrderEventType[], changes: Partial<TimelineOrder>): TimelineOrder => ({
  status: 'in_process',
  quantity: 500,
  created_ts: at(0),
  receivedAmount: 500,
  events: types.map((type, index) => ({ type, at: at(index) })),
  ...changes,
});

const SEEN: OrderEventType[] = ['created', 'deposit-seen'];
const CONFIRMED: OrderEventType[] = [...SEEN, 'confirmed'];
const STARTED: OrderEventType[] = [...CONFIRMED, 'payout-started'];
const PAID: OrderEventType[] = [...STARTED, 'completed'];
const refused = { payoutProblem: { reason: 'account closed' } };
const inReview = { payoutProblem: { reason: 'in review' } };
const returned = (stage: object) => ({ status: 'completed', payoutReturned: stage });

describe('the timeline of an order', () => {
  it.each<[string, OrderEventType[], Partial<TimelineOrder>, string | null, string[], string | null | undefined]>([
    // State, events, fields, now, next, since when usual times count (undefined: they do not).
    [
      'new',
      ['created'],
      { status: 'pending', receivedAmount: 0, expiresIn: 900 },
      'awaits-deposit',
      ['confirmed', 'paid'],
      null,
    ],
    ['past its time', ['created'], { status: 'pending', receivedAmount: 0, expiresIn: 0 }, 'time-over', [], undefined],
    ['left by its transfer', SEEN, { status: 'pending', receivedAmount: 0, expiresIn: 800 }, 'vanished', [], undefined],
    ['seen', SEEN, {}, 'confirming', ['paid'], null],
    [
      'short',
      SEEN,
      { receivedAmount: 120, exception: 'under', expiresIn: 500 },
      'awaits-rest',
      ['confirmed', 'paid'],
      null,
    ],
    ['short, past its time', SEEN, { receivedAmount: 120, exception: 'under', expiresIn: 0 }, 'part', ['paid'], null],
    ['short, without time', SEEN, { receivedAmount: 120, exception: 'under' }, 'part', ['paid'], null],
    ['in review', SEEN, inReview, 'in-review', [], undefined],
    ['confirmed', CONFIRMED, {}, 'queued', ['paid'], at(2)],
    ['confirmed as a part', CONFIRMED, { receivedAmount: 120, exception: 'under' }, 'queued', ['paid'], at(2)],
    ['held', CONFIRMED, { payoutHeld: true }, 'held', [], undefined],
    ['being paid', STARTED, {}, 'paying', ['paid'], at(2)],
    ['refused', [...STARTED, 'payout-problem'], refused, 'awaits-account', ['paid'], undefined],
    ['retried', [...STARTED, 'payout-problem'], {}, 'queued', ['paid'], undefined],
    ['paid to another account', [...STARTED, 'payout-problem', 'payout-started'], {}, 'paying', ['paid'], undefined],
    ['completed', PAID, { status: 'completed' }, null, [], undefined],
    ['completed, of imported books', PAID, { status: 'success' }, null, [], undefined],
    ['returned', [...PAID, 'returned'], returned({}), 'awaits-account', ['paid'], undefined],
    ['returned and held', [...PAID, 'returned'], { ...returned({}), payoutHeld: true }, 'held', [], undefined],
    [
      'paid again',
      [...PAID, 'returned', 'payout-started'],
      returned({ payingAgain: true }),
      'paying-again',
      ['paid'],
      undefined,
    ],
    ['returned and refunded', [...PAID, 'returned', 'refunded'], returned({ refundedAt: at(9) }), null, [], undefined],
    ['cancelled', ['created', 'cancelled'], { status: 'cancelled', receivedAmount: 0 }, null, [], undefined],
    ['timed out', ['created', 'timed-out'], { status: 'timeout', receivedAmount: 0 }, null, [], undefined],
    ['late', ['created', 'timed-out', 'deposit-seen'], { status: 'timeout', exception: 'late' }, null, [], undefined],
    ['refunded', [...STARTED, 'payout-problem', 'refunded'], { status: 'failed' }, null, [], undefined],
    ['sold from the wallet', ['created'], { source: 'wallet', receivedAmount: 0 }, 'queued', ['paid'], at(0)],
    ['of an unknown status', SEEN, { status: 'on_hold' }, 'unknown', [], undefined],
  ])('that is %s', (_, types, changes, now, next, since) => {
    const timeline = orderTimeline(order(types, changes));
    expect(timeline?.events.map(({ type }) => type)).toEqual(types);
    expect(timeline?.now).toBe(now);
    expect(timeline?.next).toEqual(next);
    expect(timeline?.usual).toEqual(since === undefined ? null : { since });
  });

  it('leaves out events of a later server', () => {
    const events = [
      { type: 'created', at: at(0) },
      { type: 'insured', at: at(1) },
    ];
    expect(orderTimeline(order([], { events }))?.events).toEqual([{ type: 'created', at: at(0) }]);
  });

  it.each([[null], [undefined], [[]]])('does not exist without events: %s', (events) => {
    expect(orderTimeline(order([], { events }))).toBeNull();
  });
});

describe('rough times', () => {
  it.each([
    [10, 50, null, [1, 'minute']],
    [61, 300, [2, 'minute'], [5, 'minute']],
    [240, 1200, [4, 'minute'], [20, 'minute']],
    [5400, 5401, [90, 'minute'], [2, 'hour']],
    [3600 * 47, 3600 * 49, [47, 'hour'], [3, 'day']],
  ])('%i and %i seconds are rounded up', (median, nineTenths, usual, nearlyAlways) => {
    const told = (duration: (string | number)[] | null) => duration && { value: duration[0], unit: duration[1] };
    expect(roughTimes({ median, nineTenths })).toEqual({ usual: told(usual), nearlyAlways: told(nearlyAlways) });
  });
});
