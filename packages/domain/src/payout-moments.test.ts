import { expect, test } from 'vitest';
import { payoutMoments, type PayoutStep } from './payout-moments.ts';

const sent = (key = 'a'): Partial<PayoutStep> => ({ what: 'sent', key });
const answered = (result: string, key = 'a'): Partial<PayoutStep> => ({ what: 'answered', key, result });

test.each<[string, Partial<PayoutStep>[], string[]]>([
  ['a service pays', [sent(), answered('accepted'), answered('completed')], ['payout-started', 'completed']],
  ['the service is asked twice', [sent(), sent()], ['payout-started']],
  ['the account is refused', [sent(), answered('refused')], ['payout-started', 'payout-problem']],
  [
    'a late answer about an abandoned key',
    [sent(), answered('refused'), sent('b'), answered('refused')],
    ['payout-started', 'payout-problem', 'payout-started'],
  ],
  [
    'an administrator gives it back and pays it later',
    [{ what: 'claim' }, { what: 'release' }, { what: 'claim' }, { what: 'paid', reference: 'UTR1' }],
    ['payout-started', 'completed'],
  ],
  [
    'a payment that waits for approval',
    [
      { what: 'claim' },
      { what: 'paid', reference: 'UTR1', result: 'waits-approval' },
      { what: 'approve', reference: 'UTR1' },
    ],
    ['payout-started', 'completed'],
  ],
  [
    'a refund that waits for approval',
    [
      { what: 'refund', result: 'waits-approval' },
      { what: 'approve', reference: null },
    ],
    ['refunded'],
  ],
  [
    'the bank returns it, and it is paid again',
    [sent(), answered('completed'), { what: 'returned' }, sent('b'), answered('completed', 'b')],
    ['payout-started', 'completed', 'returned', 'payout-started', 'completed'],
  ],
  ['a second payment after a refund', [{ what: 'refund' }, answered('completed')], ['refunded']],
  ['steps of a later server', [{ what: 'insured' }], []],
])('events of a payout: %s', (_, steps, types) => {
  const moments = payoutMoments(steps.map((step, index) => ({ what: '', at: `at ${index}`, ...step })));
  expect(moments.map(({ type }) => type)).toEqual(types);
});

test('each event has the moment of its step', () => {
  expect(
    payoutMoments([
      { what: 'hold', at: 'one' },
      { what: 'claim', at: 'two' },
    ]),
  ).toEqual([{ type: 'payout-started', at: 'two' }]);
});
