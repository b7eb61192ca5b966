import type { Order } from '@sarraf/api-client';
import { orders } from '@sarraf/fake-server';
import { describe, expect, test } from 'vitest';
import { timelineMessages as messages } from './timeline.messages.en.ts';
import { changeText, timelineSteps, type TimelineFacts } from './timeline-steps.ts';

const NOW_MS = Date.parse('2026-11-26T10:10:00Z');
const at = (minute: number) => new Date(NOW_MS - (10 - minute) * 60_000).toISOString();
const orderWith = (types: string[], changes: Partial<Order> = {}): Order => ({
  ...orders.inProcess,
  created_ts: at(0),
  events: types.map((type, index) => ({ type, at: at(index) })),
  ...changes,
});
const facts = (changes: Partial<TimelineFacts> = {}): TimelineFacts => ({
  times: [{ method: orders.inProcess.bank_id?.method ?? '', median: 230, nineTenths: 1130 }],
  paused: false,
  nowMs: NOW_MS,
  ...changes,
});
const CONFIRMED = ['created', 'deposit-seen', 'confirmed'];

/** State, title and notes of each step. */
const told = (order: Order, changes?: Partial<TimelineFacts>) =>
  timelineSteps(order, facts(changes)).map(({ state, title, notes }) => [state, title, ...notes]);

const USUAL = 'Usually about 4 minutes, nearly always within 19 minutes.';

describe('the timeline of an order in words', () => {
  test('says what happened, what happens now with its confirmations, and what comes next with the usual time', () => {
    expect(told(orderWith(['created', 'deposit-seen'], { confirmations: { have: 7, need: 19 } }))).toEqual([
      ['done', 'Order placed'],
      ['done', 'Your USDT were seen on the network'],
      ['now', 'The network is confirming your USDT', '7 of 19 confirmations'],
      [
        'next',
        'Your rupees are paid to your account',
        'Once your USDT are confirmed: usually about 4 minutes, nearly always within 19 minutes.',
      ],
    ]);
  });

  test('has the moment of each event and none for what has not happened', () => {
    const steps = timelineSteps(orderWith(CONFIRMED), facts());
    expect(steps.map(({ atMs }) => atMs)).toEqual(
      [0, 1, 2]
        .map((minute) => Date.parse(at(minute)))
        .concat(NaN, NaN)
        .map((ms) => (Number.isNaN(ms) ? null : ms)),
    );
  });

  test.each([
    ['while it is usual', {}, [USUAL]],
    ['without enough payouts of the method', { times: [] }, []],
    ['before the times are loaded', { times: undefined }, []],
    [
      'of a method that always takes the same',
      { times: [{ method: 'nayapay', median: 50, nineTenths: 60 }] },
      [messages.longer({ nearlyAlways: '1 minute' })],
    ],
    ['when it takes longer', { nowMs: NOW_MS + 1_200_000 }, [messages.longer({ nearlyAlways: '19 minutes' })]],
    ['while payouts are paused', { paused: true }, [messages.paused]],
  ] satisfies [string, Partial<TimelineFacts>, string[]][])('the payment %s', (_, changes, notes) => {
    const order = orderWith([...CONFIRMED, 'payout-started']);
    expect(told(order, changes).at(-2)).toEqual(['now', 'Your rupees are being paid', ...notes]);
  });

  test.each([
    ['in review', ['created', 'deposit-seen'], { payoutProblem: { reason: 'in review', at: at(2) } }],
    ['held', CONFIRMED, { payoutHeld: true }],
  ] satisfies [string, string[], Partial<Order>][])('promises nothing while it is %s', (_, types, changes) => {
    const steps = told(orderWith(types, changes));
    expect(steps.at(-1)?.[0]).toBe('now');
    expect(steps.flat().join(' ')).not.toMatch(/minutes/);
  });

  test('a problem stays told, and the second payment has no usual time', () => {
    const steps = told(orderWith([...CONFIRMED, 'payout-started', 'payout-problem', 'payout-started']));
    expect(steps).toContainEqual(['problem', 'The payment did not go through']);
    expect(steps.at(-2)).toEqual(['now', 'Your rupees are being paid']);
  });

  test('says what is missing of a short deposit', () => {
    const short = { receivedAmount: 120, exception: 'under', expiresIn: 300, confirmations: null };
    expect(told(orderWith(['created', 'deposit-seen'], short))[2]?.[2]).toMatch(/380/);
  });

  test('USDT that came late are not sold', () => {
    const late = orderWith(['created', 'timed-out', 'deposit-seen'], { status: 'timeout', exception: 'late' });
    expect(told(late)).toEqual([
      ['done', 'Order placed'],
      ['ended', 'The time for this order was over'],
      ['done', messages.lateSeen, messages.lateNote],
    ]);
  });

  test('an order of a list, without events, has none', () => {
    expect(told({ ...orders.inProcess, events: null })).toEqual([]);
  });
});

describe('what changed between two polls', () => {
  test.each([
    [
      'a new event',
      orderWith(['created']),
      orderWith(['created', 'deposit-seen']),
      'Your USDT were seen on the network',
    ],
    ['the newest of several', orderWith(['created']), orderWith(CONFIRMED), 'Your USDT are confirmed'],
    ['a review', orderWith(CONFIRMED), orderWith(CONFIRMED, { payoutHeld: true }), messages.stages.held],
    [
      'nothing but confirmations',
      orderWith(['created', 'deposit-seen'], { confirmations: { have: 1, need: 19 } }),
      orderWith(['created', 'deposit-seen'], { confirmations: { have: 2, need: 19 } }),
      null,
    ],
    [
      'the first events after a reply without them',
      { ...orderWith([]), events: null },
      orderWith(['created']),
      'Order placed',
    ],
  ])('%s', (_, before, after, text) => {
    expect(changeText(before, after)).toBe(text);
  });
});
