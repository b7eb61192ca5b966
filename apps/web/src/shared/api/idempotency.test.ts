import { expect, test } from 'vitest';
import { nextAttempt } from './idempotency.ts';

const trc20 = '{"amount":500,"networkId":"trc20","bankAccountId":"b1"}';
const bep20 = '{"amount":500,"networkId":"bep20","bankAccountId":"b1"}';

/** Keys k1, k2, … in the order they are asked for. */
function keys(): () => string {
  let count = 0;
  return () => `k${(count += 1)}`;
}

test('a lost reply repeats the call under the same key, however often', () => {
  const newKey = keys();
  const first = nextAttempt(null, trc20, newKey);
  const second = nextAttempt(first, trc20, newKey);
  expect(nextAttempt(second, trc20, newKey)).toEqual({ body: trc20, key: 'k1' });
});

test('a changed body gets a new key', () => {
  const newKey = keys();
  const first = nextAttempt(null, trc20, newKey);
  expect(nextAttempt(first, bep20, newKey)).toEqual({ body: bep20, key: 'k2' });
});

test('an earlier body sent again after another one gets a new key', () => {
  const newKey = keys();
  const other = nextAttempt(nextAttempt(null, trc20, newKey), bep20, newKey);
  expect(nextAttempt(other, trc20, newKey).key).toBe('k3');
});

test('after a reply, even a refusal, the same body gets a new key', () => {
  const newKey = keys();
  nextAttempt(null, trc20, newKey);
  expect(nextAttempt(null, trc20, newKey).key).toBe('k2');
});
