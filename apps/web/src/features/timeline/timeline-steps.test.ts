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
  ...changes,
});
const CONFIRMED = ['created', 'deposit-seen', 'confirmed'];
const paying: Partial<Order> = { payoutStage: 'paying', payoutSeconds: 480 };

/** State, title and notes of each step. */
const told = (order: Order, changes?: Partial<TimelineFacts>) =>
  timelineSteps(order, facts(changes)).map(({ state, title, notes }) => [state, title, ...notes]);

const USUAL = 'Usually about 4 minutes, nine of ten within 19 minutes.';

describe('the timeline of an order in words', () => {
  test('says what happened, what happens now with its confirmations, and what comes next with the usual time', () => {
    expect(told(orderWith(['created', 'deposit-seen'], { confirmations: { have: 7, need: 19 } }))).toEqual([
      ['done', 'Order placed'],
      ['done', 'Your USDT were seen on the network'],
      ['now', 'The network is confirming your USDT', '7 of 19 confirmations'],
      [
        'next',
        'Your rupees go to your account',
        'Once your USDT are confirmed: usually about 4 minutes, nine of ten within 19 minutes.',
      ],
    ]);
  });

  test('has the moment of each event and none for what has not happened', () => {
    const steps = timelineSteps(orderWith(CONFIRMED, paying), facts());
    expect(steps.map(({ atMs }) => atMs)).toEqual([...[0, 1, 2].map((minute) => Date.parse(at(minute))), null, null]);
  });

  test.each([
    ['while it is usual', {}, [USUAL]],
    ['without enough payouts of the method', { times: [] }, []],
    ['before the times are loaded', { times: undefined }, []],
    [
      'when it takes longer than one that always takes the same',
      { times: [{ method: 'nayapay', median: 50, nineTenths: 60 }] },
      [messages.longer({ nineTenths: '1 minute' })],
    ],
    [
      'of a method that always takes the same',
      { times: [{ method: 'nayapay', median: 550, nineTenths: 590 }] },
      ['Nine of ten payments are made within 10 minutes.'],
    ],
    ['while payouts are paused, which does not hold it up', { paused: true }, []],
  ] satisfies [string, Partial<TimelineFacts>, string[]][])('the payment %s', (_, changes, notes) => {
    const order = orderWith([...CONFIRMED, 'payout-started'], paying);
    expect(told(order, changes).at(-2)).toEqual(['now', 'Your rupees are being paid', ...notes]);
  });

  test('says that payouts are paused to the one who waits for them', () => {
    const queued = orderWith(CONFIRMED, { payoutStage: 'queued', payoutSeconds: 5 });
    expect(told(queued, { paused: true }).at(-2)).toEqual(['now', messages.stages.queued, messages.paused]);
    expect(told(queued).at(-2)).toEqual(['now', messages.stages.queued, USUAL]);
  });

  test('of two steps that come, the second one follows the first', () => {
    const steps = told(orderWith(['created'], { status: 'pending', receivedAmount: 0, expiresIn: 800 }));
    expect(steps.slice(-2).map(([, title]) => title)).toEqual([
      'The network confirms your USDT',
      'Then your rupees go to your account',
    ]);
  });

  test.each([
    ['in review', ['created', 'deposit-seen'], { payoutProblem: { reason: 'in review', at: at(2) } }],
    ['held', CONFIRMED, { payoutStage: 'held' }],
    ['unclear', [...CONFIRMED, 'payout-started'], { payoutStage: 'unclear' }],
    ['paid too late', ['created', 'deposit-seen'], { status: 'pending', exception: 'late', confirmations: null }],
  ] satisfies [string, string[], Partial<Order>][])('promises nothing while it is %s', (_, types, changes) => {
    const steps = told(orderWith(types, changes));
    expect(steps.at(-1)?.[0]).toBe('now');
    expect(steps.flat().join(' ')).not.toMatch(/minutes/);
  });

  test('held after a refusal, it says to choose an account and who looks at it then', () => {
    const changes = { payoutProblem: { reason: 'account closed', at: at(3) }, payoutStage: 'held' };
    const steps = told(orderWith([...CONFIRMED, 'payout-started', 'payout-problem'], changes));
    expect(steps.at(-1)).toEqual(['now', messages.stages['awaits-account'], messages.heldAccount]);
  });

  test('held because its transfer left the network, it says so', () => {
    const steps = told(orderWith(CONFIRMED, { payoutStage: 'held', transferGone: true }));
    expect(steps.at(-1)).toEqual(['now', messages.stages.held, messages.transferGone]);
  });

  test('a problem stays told, and the second payment has no usual time', () => {
    const steps = told(orderWith([...CONFIRMED, 'payout-started', 'payout-problem', 'payout-started'], paying));
    expect(steps).toContainEqual(['problem', 'The payment did not go through']);
    expect(steps.at(-2)).toEqual(['now', 'Your rupees are being paid']);
  });

  test('says what is missing of a short deposit', () => {
    const short = { receivedAmount: 120, exception: 'under', expiresIn: 300, confirmations: null };
    expect(told(orderWith(['created', 'deposit-seen'], short))[2]?.[2]).toMatch(/380/);
  });

  test.each([
    ['before', ['created', 'deposit-seen', 'timed-out']],
    ['after', ['created', 'timed-out', 'deposit-seen']],
  ])('USDT that came late are not sold, and this is said once, seen %s the end', (_, types) => {
    const late = orderWith(types, { status: 'timeout', exception: 'late' });
    const notes = told(late).flatMap(([state, , ...all]) => all.map((note) => [state, note]));
    expect(notes).toEqual([['ended', messages.lateNote]]);
  });

  test('a late transfer that is held is not said to be in the wallet', () => {
    const held = orderWith(['created', 'timed-out', 'deposit-seen'], { status: 'timeout', receivedAmount: 0 });
    expect(told(held).flatMap(([, , ...notes]) => notes)).toEqual([]);
  });

  test('a transfer that left the network before the time was over is told', () => {
    const gone = { status: 'timeout', receivedAmount: 0, transferGone: true };
    expect(told(orderWith(['created', 'deposit-seen', 'timed-out'], gone)).at(-1)).toEqual([
      'ended',
      'The time for this order was over',
      messages.goneNote,
    ]);
  });

  test.each([
    ['confirming', {}, true],
    ['queued', { payoutStage: 'queued' }, false],
    ['in review', { payoutProblem: { reason: 'in review', at: at(2) } }, false],
  ] satisfies [string, Partial<Order>, boolean][])(
    'a slow network is named while it matters: %s',
    (_, changes, matters) => {
      const steps = told(orderWith(['created', 'deposit-seen'], { networkDelayed: true, ...changes }));
      expect(steps.flat().includes(messages.networkDelayed)).toBe(matters);
    },
  );

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
    [
      'a review',
      orderWith(CONFIRMED, { payoutStage: 'queued' }),
      orderWith(CONFIRMED, { payoutStage: 'held' }),
      messages.stages.held,
    ],
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
