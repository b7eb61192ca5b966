import { createFakeServer, operationsOf } from '@sarraf/fake-server';
import { describe, expect, test } from 'vitest';
import { durationText, loopText, missingText, queueText, stateReasons } from './operations-text.ts';
import { knownState } from './overall-state.ts';

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [3599, '59 min'],
  [7200, '2 h'],
  [86_400, '1 day'],
  [5400, '1 h 30 min'],
  [3660, '1 h 1 min'],
  [86_460, '1 day'],
  [900_000, '10 days 10 h'],
])('%i seconds are %s', (seconds, text) => expect(durationText(seconds)).toBe(text));

describe('a name of the server', () => {
  test.each([
    [queueText, 'payouts.queued', 'Payouts: Queued'],
    [queueText, 'payouts.newstatus', 'Payouts: Newstatus'],
    [queueText, 'withdrawals.claimed', 'Withdrawals: In progress'],
    [queueText, 'messages.queued', 'Messages to send'],
    [queueText, 'payouts.__proto__', 'Payouts: Proto'],
    [queueText, 'toString', 'toString'],
    [loopText, 'tidy up', 'Deleting expired records'],
    [loopText, 'read trc20', 'Reading TRC20'],
    [loopText, 'read quietly trc20', 'Checking old addresses on TRC20'],
    [loopText, 'constructor', 'constructor'],
    [missingText, 'loop payouts', 'No longer reporting: Sending payouts.'],
    [missingText, 'chain bep20', 'BEP20 was not read for five minutes.'],
    [missingText, 'database', 'The database does not answer.'],
    [missingText, 'disk', 'Missing: disk'],
  ])('has a text, an unknown one its own (%#)', (text, name, expected) => expect(text(name)).toBe(expected));
});

test.each([
  ['ok', 'ok'],
  ['unknown', 'unknown'],
  ['attention', 'attention'],
  ['melting', 'attention'],
  [null, undefined],
  [undefined, undefined],
])('the state %s is shown as %s', (state, expected) => expect(knownState(state)).toBe(expected));

test('a queue over its limits says each figure, and what is allowed', () => {
  const queue = {
    ...{ name: 'payouts.queued', count: 12, oldestSeconds: 5_400, sum: '1517032.5', unit: 'PKR' as const },
    ...{ tolerance: { age: 600, count: 10, sum: 1_000_000 }, over: ['age', 'count', 'sum'] },
  };
  const all = { loops: [], chains: [], providers: [], warnings: [] };
  const usual = { ...operationsOf(createFakeServer()), ...all };
  expect(stateReasons({ ...usual, queues: [queue] })).toEqual([
    'Payouts: Queued. Oldest waits 1 h 30 min; allowed 10 min.',
    'Payouts: Queued. 12 items; allowed 10.',
    'Payouts: Queued. Rs. 15,17,032.5 in total; allowed Rs. 10,00,000.',
  ]);
  expect(stateReasons({ ...usual, queues: [{ ...queue, over: ['weight'] }] })).toEqual([
    'Over its limit: Payouts: Queued',
  ]);
});
