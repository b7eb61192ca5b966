import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from './money.ts';
import {
  coversRest,
  orderException,
  receivedAmount,
  orderTransition,
  type DepositState,
  type OrderEffect,
  type OrderEvent,
  type OrderState,
} from './order-machine.ts';

const DEADLINE = 1_200_000;
const fresh = (quantity = 500): OrderState => ({
  status: 'pending',
  quantity: decimal(quantity),
  deadline: DEADLINE,
  sold: null,
  inReview: false,
  returned: null,
  deposits: [],
});

function run(events: OrderEvent[], start = fresh()) {
  let state = start;
  const effects: OrderEffect[] = [];
  const refused: string[] = [];
  for (const event of events) {
    const result = orderTransition(state, event);
    if (!result.ok) {
      refused.push(result.reason);
      continue;
    }
    state = result.state;
    effects.push(...result.effects);
  }
  return { state, refused, effects: effects.map((effect) => describeEffect(effect)) };
}

const describeEffect = (effect: OrderEffect): string =>
  effect.type === 'settle' ? `settle ${effect.sold}` : `${effect.type} ${effect.amount}`;

const deposit = (id: string, amount: number, transferredAt = 1000): OrderEvent => ({
  type: 'deposit',
  id,
  amount: decimal(amount),
  transferredAt,
});
const confirmed = (depositId: string): OrderEvent => ({ type: 'confirmed', depositId });
const dropped = (depositId: string, mayReopen = true): OrderEvent => ({ type: 'dropped', depositId, mayReopen });
const screened = (transferredAt = 1000): OrderEvent => ({ type: 'screened', transferredAt });
const reviewEnded = (mayReopen = true): OrderEvent => ({ type: 'review-ended', mayReopen });
const readUpTo = (moment: number): OrderEvent => ({ type: 'read-up-to', moment });
const LATE = DEADLINE + 1;

const PAID: OrderEvent[] = [deposit('a', 500), confirmed('a'), { type: 'payout-completed' }];

interface Row {
  name: string;
  events: OrderEvent[];
  status: OrderState['status'];
  exception: string | null;
  effects: string[];
}

const TABLE: Row[] = [
  { name: 'nothing happens', events: [readUpTo(DEADLINE)], status: 'pending', exception: null, effects: [] },
  { name: 'nobody pays', events: [readUpTo(LATE)], status: 'timeout', exception: null, effects: [] },
  { name: 'the seller cancels', events: [{ type: 'cancel' }], status: 'cancelled', exception: null, effects: [] },
  { name: 'a deposit is seen', events: [deposit('a', 500)], status: 'in_process', exception: null, effects: [] },
  {
    name: 'a deposit at the very deadline counts',
    events: [deposit('a', 500, DEADLINE), readUpTo(LATE)],
    status: 'in_process',
    exception: null,
    effects: [],
  },
  {
    name: 'the exact amount is confirmed',
    events: [deposit('a', 500), confirmed('a')],
    status: 'in_process',
    exception: null,
    effects: ['settle 500'],
  },
  {
    name: 'and paid out',
    events: [deposit('a', 500), confirmed('a'), { type: 'payout-completed' }],
    status: 'completed',
    exception: null,
    effects: ['settle 500'],
  },
  {
    name: 'too much',
    events: [deposit('a', 620.5), confirmed('a')],
    status: 'in_process',
    exception: 'over',
    effects: ['settle 500', 'credit-wallet 120.5'],
  },
  {
    name: 'too little, time left',
    events: [deposit('a', 450), confirmed('a'), readUpTo(DEADLINE)],
    status: 'in_process',
    exception: 'under',
    effects: [],
  },
  {
    name: 'too little, time over',
    events: [deposit('a', 450), confirmed('a'), readUpTo(LATE)],
    status: 'in_process',
    exception: 'under',
    effects: ['settle 450'],
  },
  {
    name: 'too little, unconfirmed when time is over',
    events: [deposit('a', 450), readUpTo(LATE)],
    status: 'in_process',
    exception: 'under',
    effects: [],
  },
  {
    name: 'topped up in time',
    events: [deposit('a', 450), confirmed('a'), deposit('b', 50), confirmed('b')],
    status: 'in_process',
    exception: null,
    effects: ['settle 500'],
  },
  {
    name: 'topped up too late',
    events: [deposit('a', 450), confirmed('a'), deposit('b', 50, LATE), readUpTo(LATE), confirmed('b')],
    status: 'in_process',
    exception: 'late',
    effects: ['settle 450', 'credit-wallet 50'],
  },
  {
    name: 'the only deposit vanishes from the chain',
    events: [deposit('a', 500), dropped('a')],
    status: 'pending',
    exception: null,
    effects: [],
  },
  {
    name: 'and can be cancelled then',
    events: [deposit('a', 500), dropped('a'), { type: 'cancel' }],
    status: 'cancelled',
    exception: null,
    effects: [],
  },
  {
    name: 'it vanishes while the seller has another pending order, until the time is over',
    events: [deposit('a', 500), dropped('a', false), readUpTo(DEADLINE)],
    status: 'in_process',
    exception: null,
    effects: [],
  },
  {
    name: 'and after that',
    events: [deposit('a', 500), dropped('a', false), readUpTo(LATE)],
    status: 'timeout',
    exception: null,
    effects: [],
  },
  {
    name: 'it vanishes and comes again: it counts once',
    events: [deposit('a', 500), dropped('a'), deposit('a', 500, 2000), confirmed('a')],
    status: 'in_process',
    exception: null,
    effects: ['settle 500'],
  },
  {
    name: 'it comes again too late',
    events: [deposit('a', 500), dropped('a'), readUpTo(LATE), deposit('a', 500, LATE), confirmed('a')],
    status: 'timeout',
    exception: 'late',
    effects: ['credit-wallet 500'],
  },
  {
    name: 'one of two vanishes',
    events: [deposit('a', 200), deposit('b', 300), confirmed('b'), dropped('a'), readUpTo(LATE)],
    status: 'in_process',
    exception: 'under',
    effects: ['settle 300'],
  },
  {
    name: 'two full deposits',
    events: [deposit('a', 500), deposit('b', 500), confirmed('a'), confirmed('b')],
    status: 'in_process',
    exception: 'over',
    effects: ['settle 500', 'credit-wallet 500'],
  },
  {
    name: 'the second is confirmed first',
    events: [deposit('a', 500), deposit('b', 500), confirmed('b'), confirmed('a')],
    status: 'in_process',
    exception: 'over',
    effects: ['settle 500', 'credit-wallet 500'],
  },
  {
    name: 'a deposit after completion, in time',
    events: [deposit('a', 500), confirmed('a'), { type: 'payout-completed' }, deposit('b', 20), confirmed('b')],
    status: 'completed',
    exception: 'over',
    effects: ['settle 500', 'credit-wallet 20'],
  },
  {
    name: 'a deposit after the timeout',
    events: [readUpTo(LATE), deposit('a', 500, LATE + 5), confirmed('a')],
    status: 'timeout',
    exception: 'late',
    effects: ['credit-wallet 500'],
  },
  {
    name: 'a deposit after the cancellation, in time',
    events: [{ type: 'cancel' }, deposit('a', 500), confirmed('a')],
    status: 'cancelled',
    exception: 'late',
    effects: ['credit-wallet 500'],
  },
  {
    name: 'a late deposit seen while pending does not stop the timeout',
    events: [deposit('a', 500, LATE), readUpTo(LATE), confirmed('a')],
    status: 'timeout',
    exception: 'late',
    effects: ['credit-wallet 500'],
  },
  {
    name: 'the payout fails',
    events: [deposit('a', 500), confirmed('a'), { type: 'payout-failed' }],
    status: 'failed',
    exception: null,
    effects: ['settle 500', 'return-sold 500'],
  },
  {
    name: 'the bank returns the rupees',
    events: [...PAID, { type: 'payout-returned' }],
    status: 'completed',
    exception: null,
    effects: ['settle 500'],
  },
  {
    name: 'and they are paid to another account, and returned again',
    events: [...PAID, { type: 'payout-returned' }, { type: 'payout-completed' }, { type: 'payout-returned' }],
    status: 'completed',
    exception: null,
    effects: ['settle 500'],
  },
  {
    name: 'the bank returns the rupees and the USDT are refunded',
    events: [...PAID, { type: 'payout-returned' }, { type: 'payout-failed' }],
    status: 'completed',
    exception: null,
    effects: ['settle 500', 'return-sold 500'],
  },
  {
    name: 'its transfer is held for a decision: its time does not run out',
    events: [screened(), readUpTo(LATE)],
    status: 'in_process',
    exception: null,
    effects: [],
  },
  {
    name: 'that was decided on while there was time',
    events: [screened(), reviewEnded()],
    status: 'pending',
    exception: null,
    effects: [],
  },
  {
    name: 'that was decided on after its time',
    events: [screened(), reviewEnded(), readUpTo(LATE)],
    status: 'timeout',
    exception: null,
    effects: [],
  },
  {
    name: 'that was decided on beside another pending order',
    events: [screened(), reviewEnded(false), readUpTo(LATE)],
    status: 'timeout',
    exception: null,
    effects: [],
  },
  {
    name: 'a part is held: the other part is not sold before the decision',
    events: [deposit('a', 200), screened(), confirmed('a'), readUpTo(LATE)],
    status: 'in_process',
    exception: 'under',
    effects: [],
  },
  {
    name: 'and is sold after it',
    events: [deposit('a', 200), screened(), confirmed('a'), reviewEnded(), readUpTo(LATE)],
    status: 'in_process',
    exception: 'under',
    effects: ['settle 200'],
  },
  {
    name: 'the whole arrives beside what is held',
    events: [screened(), deposit('a', 500), confirmed('a'), { type: 'payout-completed' }],
    status: 'completed',
    exception: null,
    effects: ['settle 500'],
  },
];

describe('the life of an order', () => {
  test.each(TABLE)('$name → $status', ({ events, status, exception, effects }) => {
    const end = run(events);
    expect({ status: end.state.status, exception: orderException(end.state), effects: end.effects }).toEqual({
      status,
      exception,
      effects,
    });
  });

  test.each<[string, OrderEvent[], string]>([
    ['cancel after a deposit', [deposit('a', 1), { type: 'cancel' }], 'not-cancellable'],
    ['cancel after a late deposit', [deposit('a', 1, LATE), { type: 'cancel' }], 'not-cancellable'],
    ['cancel twice', [{ type: 'cancel' }, { type: 'cancel' }], 'not-cancellable'],
    ['cancel after the timeout', [readUpTo(LATE), { type: 'cancel' }], 'not-cancellable'],
    ['the same deposit twice', [deposit('a', 1), deposit('a', 1)], 'known-deposit'],
    ['confirming an unknown deposit', [confirmed('a')], 'unknown-deposit'],
    ['confirming twice', [deposit('a', 500), confirmed('a'), confirmed('a')], 'nothing-to-do'],
    ['dropping an unknown deposit', [dropped('a')], 'unknown-deposit'],
    ['dropping twice', [deposit('a', 500), dropped('a'), dropped('a')], 'nothing-to-do'],
    ['dropping what was sold', [deposit('a', 500), confirmed('a'), dropped('a')], 'counted-deposit'],
    ['dropping what the wallet got', [deposit('a', 5, LATE), confirmed('a'), dropped('a')], 'counted-deposit'],
    ['confirming what is gone', [deposit('a', 500), dropped('a'), confirmed('a')], 'nothing-to-do'],
    ['a payout before the sale is fixed', [deposit('a', 500), { type: 'payout-completed' }], 'no-payout-expected'],
    ['a failed payout before the sale is fixed', [deposit('a', 500), { type: 'payout-failed' }], 'no-payout-expected'],
    ['a payout on a pending order', [{ type: 'payout-completed' }], 'no-payout-expected'],
    ['paying twice', [...PAID, { type: 'payout-completed' }], 'no-payout-expected'],
    ['failing what was paid', [...PAID, { type: 'payout-failed' }], 'no-payout-expected'],
    ['a return before the payment', [...PAID.slice(0, 2), { type: 'payout-returned' }], 'no-payout-expected'],
    ['a return of an unsettled order', [{ type: 'payout-returned' }], 'no-payout-expected'],
    [
      'the same return twice',
      [...PAID, { type: 'payout-returned' }, { type: 'payout-returned' }],
      'no-payout-expected',
    ],
    [
      'paying after the refund',
      [...PAID, { type: 'payout-returned' }, { type: 'payout-failed' }, { type: 'payout-completed' }],
      'no-payout-expected',
    ],
    [
      'refunding twice',
      [...PAID, { type: 'payout-returned' }, { type: 'payout-failed' }, { type: 'payout-failed' }],
      'no-payout-expected',
    ],
    [
      'a return after the refund',
      [...PAID, { type: 'payout-returned' }, { type: 'payout-failed' }, { type: 'payout-returned' }],
      'no-payout-expected',
    ],
    [
      'a return after a failed payout',
      [...PAID.slice(0, 2), { type: 'payout-failed' }, { type: 'payout-returned' }],
      'no-payout-expected',
    ],
    ['the deadline itself', [readUpTo(DEADLINE)], 'nothing-to-do'],
    ['screening after the end', [{ type: 'cancel' }, screened()], 'nothing-to-do'],
    ['screening of what came late', [screened(LATE)], 'nothing-to-do'],
    ['the timeout in review', [screened(), readUpTo(LATE)], 'nothing-to-do'],
    ['the end of no review', [reviewEnded()], 'nothing-to-do'],
    ['the timeout twice', [readUpTo(LATE), readUpTo(LATE)], 'nothing-to-do'],
  ])('refuses %s', (_, events, reason) => {
    expect(run(events).refused).toEqual([reason]);
  });
});

test('a returned payment shows until it is paid again, and for good after a refund', () => {
  const shown = (...events: OrderEvent[]) => run([...PAID, ...events]).state.returned;
  expect(shown()).toBeNull();
  expect(shown({ type: 'payout-returned' })).toBe('open');
  expect(shown({ type: 'payout-returned' }, { type: 'payout-completed' })).toBeNull();
  expect(shown({ type: 'payout-returned' }, { type: 'payout-failed' })).toBe('refunded');
});

// oxfmt-ignore
test.each<[string, OrderEvent[], number, number, boolean]>([
  ['the rest of what was paid short',     [deposit('a', 499.5)],                      0.5,      1000,     true],
  ['more than that',                      [deposit('a', 499.5)],                      0.6,      1000,     true],
  ['less than that',                      [deposit('a', 499.5)],                      0.499999, 1000,     false],
  ['the rest, at the last moment',        [deposit('a', 499.5)],                      0.5,      DEADLINE, true],
  ['the rest, too late',                  [deposit('a', 499.5)],                      0.5,      LATE,     false],
  ['the rest of two that were confirmed', [deposit('a', 400), confirmed('a'), deposit('b', 99.9)], 0.1, 1000, true],
  ['what is back in the chain',           [deposit('a', 499.5), dropped('a')],        0.5,      1000,     false],
  ['of an order that nothing is paid of', [],                                         0.5,      1000,     false],
  ['all of a small order at once',        [],                                         500,      1000,     true],
  ['of one that is paid in full',         [deposit('a', 500)],                        0.5,      1000,     false],
  ['of one that is settled',              [deposit('a', 500), confirmed('a')],        0.5,      1000,     false],
  ['of one that was cancelled',           [{ type: 'cancel' }],                       500,      1000,     false],
])('a transfer that covers all that is missing: %s', (_, events, amount, at, covers) => {
  expect(coversRest(run(events).state, decimal(amount), at)).toBe(covers);
});

const FINAL: readonly OrderState['status'][] = ['completed', 'cancelled', 'timeout', 'failed'];
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const anyEvent: fc.Arbitrary<OrderEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('deposit' as const),
      id,
      amount: fc.integer({ min: 1, max: 900_000_000 }).map((micro) => decimal(micro).div(1_000_000)),
      transferredAt: fc.integer({ min: 0, max: 2 * DEADLINE }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('confirmed' as const), depositId: id }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('dropped' as const), depositId: id, mayReopen: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('read-up-to' as const),
      moment: fc.integer({ min: 0, max: 2 * DEADLINE }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('screened' as const),
      transferredAt: fc.integer({ min: 0, max: 2 * DEADLINE }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('review-ended' as const), mayReopen: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ type: 'cancel' } as const) },
  { weight: 1, arbitrary: fc.constant({ type: 'payout-completed' } as const) },
  { weight: 1, arbitrary: fc.constant({ type: 'payout-returned' } as const) },
  { weight: 1, arbitrary: fc.constant({ type: 'payout-failed' } as const) },
);

const isCredited = ({ stage }: DepositState): boolean => stage === 'sold' || stage === 'credited';

test('whatever happens: nothing is lost, nothing is credited twice, and an end is an end', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      let state = fresh();
      let toWallet = decimal(0);
      let settled = decimal(0);
      let returnedSold = decimal(0);
      for (const event of events) {
        const result = orderTransition(state, event);
        if (!result.ok) continue;
        if (FINAL.includes(state.status)) expect(result.state.status).toBe(state.status);
        for (const before of state.deposits) {
          // A credited deposit never changes.
          if (isCredited(before)) expect(result.state.deposits.find((after) => after.id === before.id)).toEqual(before);
        }
        state = result.state;
        for (const effect of result.effects) {
          if (effect.type === 'credit-wallet') toWallet = toWallet.plus(effect.amount);
          if (effect.type === 'settle') settled = settled.plus(effect.sold);
          if (effect.type === 'return-sold') returnedSold = returnedSold.plus(effect.amount);
        }
      }
      const sum = (pick: (deposit: DepositState) => ReturnType<typeof decimal>) =>
        state.deposits.reduce((total, each) => total.plus(pick(each)), decimal(0));
      const none = decimal(0);
      const sold = sum((each) => (each.stage === 'sold' ? each.sold : none));
      const wallet = sum((each) =>
        each.stage === 'sold' ? each.wallet : each.stage === 'credited' ? each.amount : none,
      );
      const inReview = sum((each) => (isCredited(each) || each.stage === 'dropped' ? none : each.amount));
      expect(receivedAmount(state).eq(sold.plus(wallet).plus(inReview))).toBe(true);
      expect(toWallet.eq(wallet)).toBe(true);
      expect(settled.eq(sold)).toBe(true);
      const isRefunded = state.status === 'failed' || state.returned === 'refunded';
      expect(returnedSold.eq(isRefunded ? sold : none)).toBe(true);
      expect((state.sold ?? decimal(0)).eq(sold)).toBe(true);
      expect(sold.lte(state.quantity)).toBe(true);
      for (const each of state.deposits)
        if (each.stage === 'sold') expect(each.sold.gt(0) && each.sold.plus(each.wallet).eq(each.amount)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
