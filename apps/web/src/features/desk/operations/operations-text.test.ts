import { describe, expect, test } from 'vitest';
import { durationText, loopText, missingText, queueText } from './operations-text.ts';
import { knownState } from './overall-state.ts';

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [3599, '59 min'],
  [7200, '2 h'],
  [86_400, '1 day'],
  [900_000, '10 days'],
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
    [missingText, 'loop payouts', 'No heartbeat: Sending payouts.'],
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
