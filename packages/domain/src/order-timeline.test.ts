import { describe, expect, it } from 'vitest';
import { orderTimeline, roughTimes, type OrderEventType, type TimelineOrder } from './order-timeline.ts';

const at = (minute: number) => `2026-11-26T10:${`${minute}`.padStart(2, '0')}:00Z`;
const order = (types: OrderEventType[], changes: Partial<TimelineOrder>): TimelineOrder => ({
  status: 'in_process',
  quantity: 500,
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
const RETURNED: OrderEventType[] = [...PAID, 'returned'];
const gone = { receivedAmount: 0, transferGone: true };
const short = { receivedAmount: 120, exception: 'under' };
const confirmations = { have: 1, need: 19 };
const returned = (stage: object) => ({ status: 'completed', payoutReturned: stage });

describe('the timeline of an order', () => {
  it.each<[string, OrderEventType[], Partial<TimelineOrder>, string | null, string[], string | null]>([
    // State, events, fields, now, next, whether usual times count.
    [
      'new',
      ['created'],
      { status: 'pending', receivedAmount: 0, expiresIn: 900 },
      'awaits-deposit',
      ['confirmed', 'paid'],
      'later',
    ],
    ['past its time', ['created'], { status: 'pending', receivedAmount: 0, expiresIn: 0 }, 'time-over', [], null],
    ['left by its transfer', SEEN, { ...gone, status: 'pending', expiresIn: 800 }, 'vanished', [], null],
    ['left by its transfer beside another order', SEEN, gone, 'vanished', [], null],
    [
      'past a transfer that was decided on',
      SEEN,
      { status: 'pending', receivedAmount: 0, expiresIn: 800 },
      'awaits-deposit',
      ['confirmed', 'paid'],
      'later',
    ],
    ['past such a transfer, beside another order', SEEN, { receivedAmount: 0 }, 'unknown', [], null],
    ['seen', SEEN, {}, 'confirming', ['paid'], 'later'],
    ['short', SEEN, { ...short, expiresIn: 500 }, 'awaits-rest', ['confirmed', 'paid'], 'later'],
    ['short, past its time', SEEN, { ...short, expiresIn: 0 }, 'part', ['paid'], 'later'],
    ['short, without time', SEEN, short, 'part', ['paid'], 'later'],
    ['short, with a late rest', SEEN, { exception: 'late', confirmations }, 'part', ['paid'], 'later'],
    ['paid too late only', SEEN, { status: 'pending', exception: 'LATE', expiresIn: 0 }, 'late', [], null],
    ['in review', SEEN, inReview, 'in-review', [], null],
    ['confirmed', CONFIRMED, { payoutStage: 'queued' }, 'queued', ['paid'], 'now'],
    ['confirmed as a part', CONFIRMED, { ...short, payoutStage: 'queued' }, 'queued', ['paid'], 'now'],
    ['held', CONFIRMED, { payoutStage: 'held' }, 'held', [], null],
    ['held for a transfer that left', CONFIRMED, { ...inReview, payoutStage: 'held' }, 'held', [], null],
    ['being paid', STARTED, { payoutStage: 'paying' }, 'paying', ['paid'], 'now'],
    ['given back to the queue', STARTED, { payoutStage: 'queued' }, 'queued', ['paid'], 'now'],
    ['paid or not, nobody knows', STARTED, { payoutStage: 'unclear' }, 'unclear', [], null],
    ['in a payout stage of a later server', STARTED, { payoutStage: 'insured' }, 'unknown', [], null],
    ['refused', [...STARTED, 'payout-problem'], refused, 'awaits-account', ['paid'], null],
    [
      'refused and held',
      [...STARTED, 'payout-problem'],
      { ...refused, payoutStage: 'held' },
      'awaits-account',
      [],
      null,
    ],
    ['retried', [...STARTED, 'payout-problem'], { payoutStage: 'queued' }, 'queued', ['paid'], null],
    ['accepted after all', [...STARTED, 'payout-problem'], { payoutStage: 'paying' }, 'paying', ['paid'], null],
    ['completed', PAID, { status: 'completed' }, null, [], null],
    ['completed, of imported books', PAID, { status: 'success' }, null, [], null],
    ['returned', RETURNED, returned({}), 'awaits-account', ['paid'], null],
    ['returned and held', RETURNED, { ...returned({}), payoutStage: 'held' }, 'awaits-account', [], null],
    [
      'returned, with an account, and held',
      RETURNED,
      { ...returned({ payingAgain: true }), payoutStage: 'held' },
      'held',
      [],
      null,
    ],
    [
      'to be paid again',
      RETURNED,
      { ...returned({ payingAgain: true }), payoutStage: 'queued' },
      'queued',
      ['paid'],
      null,
    ],
    [
      'being paid again',
      [...RETURNED, 'payout-started'],
      { ...returned({ payingAgain: true }), payoutStage: 'paying' },
      'paying-again',
      ['paid'],
      null,
    ],
    ['returned and refunded', [...RETURNED, 'refunded'], returned({ refundedAt: at(9) }), null, [], null],
    ['cancelled', ['created', 'cancelled'], { status: 'cancelled', receivedAmount: 0 }, null, [], null],
    ['timed out', ['created', 'timed-out'], { status: 'timeout', receivedAmount: 0 }, null, [], null],
    ['late', ['created', 'timed-out', 'deposit-seen'], { status: 'timeout', exception: 'late' }, null, [], null],
    ['refunded', [...STARTED, 'payout-problem', 'refunded'], { status: 'failed' }, null, [], null],
    ['sold from the wallet', ['created'], { receivedAmount: 0, payoutStage: 'queued' }, 'queued', ['paid'], 'now'],
    ['of an unknown status', SEEN, { status: 'on_hold' }, 'unknown', [], null],
  ])('that is %s', (_, types, changes, now, next, usual) => {
    const timeline = orderTimeline(order(types, changes));
    expect(timeline?.events.map(({ type }) => type)).toEqual(types);
    expect(timeline?.now).toBe(now);
    expect(timeline?.next).toEqual(next);
    expect(timeline?.usual).toBe(usual);
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
  ])('%i and %i seconds are rounded up', (median, nineTenths, usual, most) => {
    const told = (duration: (string | number)[] | null) => duration && { value: duration[0], unit: duration[1] };
    expect(roughTimes({ median, nineTenths })).toEqual({ usual: told(usual), nineTenths: told(most) });
  });
});
