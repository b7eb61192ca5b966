import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_TRIES, nextPayoutActions, payoutTransition } from './payout-machine.ts';
import type { PayoutEffect, PayoutEvent, PayoutState } from './payout-state.ts';
import { CLAIM_STALE_MS } from './payout-status.ts';

const QUEUED: PayoutState = {
  status: 'queued',
  claim: null,
  approval: null,
  utr: null,
  problem: null,
  heldReason: null,
  vanished: false,
  desk: null,
  attempt: 1,
  accepted: false,
  tries: 0,
  dueAt: null,
  finished: false,
};

const by = fc.constantFrom('omar', 'sana');
const signed = { by, at: fc.constant(0) };
const mustApprove = fc.boolean();
const event: fc.Arbitrary<PayoutEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('release', 'retry', 'resume'), ...signed }),
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('claim', 'approve'), ...signed }) },
  fc.record({ type: fc.constantFrom('hold', 'failed'), ...signed, reason: fc.constant('because') }),
  fc.record({ type: fc.constant('refund' as const), ...signed, mustApprove }),
  fc.record({ type: fc.constant('paid' as const), ...signed, utr: fc.constant('UTR-1000'), mustApprove }),
  { weight: 3, arbitrary: fc.record({ type: fc.constant('send' as const), at: fc.constant(0) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('reply' as const),
      at: fc.constant(0),
      reply: fc.oneof(
        fc.record({
          type: fc.constantFrom('accepted' as const, 'not-sent' as const, 'unclear' as const),
          dueAt: fc.constant(0),
        }),
        fc.constant({ type: 'completed' as const, utr: 'UTR-2000' }),
        fc.constant({ type: 'refused' as const, reason: 'closed' }),
        fc.constant({ type: 'paused' as const }),
      ),
    }),
  },
  fc.record({ type: fc.constantFrom('account', 'vanished', 'reappeared', 'decided', 'screened') }),
  fc.record({
    type: fc.constant('returned' as const),
    reason: fc.constant('frozen'),
    at: fc.constant(0),
    available: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('late-reply' as const),
    reply: fc.constantFrom({ type: 'completed' as const, utr: 'UTR-3000' }, { type: 'accepted' as const, dueAt: 0 }),
  }),
);
const HALF_AN_HOUR_LATER = CLAIM_STALE_MS + 1;
/** Sequences of events; in half of them all times are late enough for every claim to be stale. */
const histories = fc
  .tuple(fc.array(event, { maxLength: 40 }), fc.boolean())
  .map(([events, late]) =>
    late ? events.map((each) => ('at' in each ? { ...each, at: HALF_AN_HOUR_LATER } : each)) : events,
  );

/** State before and after each event of a sequence. */
function* steps(events: readonly PayoutEvent[]) {
  let before = QUEUED;
  for (const each of events) {
    const result = payoutTransition(before, each);
    const after = result.ok ? result.state : before;
    yield { before, event: each, result, after, effects: result.ok ? result.effects : [] };
    before = after;
  }
}

test('whatever happens, an order is paid or given back once, and never both', () => {
  fc.assert(
    fc.property(histories, (events) => {
      let paid = 0;
      let refunded = 0;
      for (const { after, effects } of steps(events)) {
        expect(effects.length).toBeLessThanOrEqual(1);
        const types = new Set<PayoutEffect['type']>(effects.map(({ type }) => type));
        if (types.has('complete-order')) paid += 1;
        if (types.has('return-order')) paid -= 1;
        if (types.has('refund-order')) refunded += 1;
        expect([0, 1]).toContain(paid + refunded);
        expect(after.finished).toBe(paid + refunded === 1);
        expect(after.status === 'completed').toBe(paid === 1);
      }
    }),
    { numRuns: 3000 },
  );
});

test('every payment of a payout has a key of its own', () => {
  fc.assert(
    fc.property(histories, (events) => {
      const paid = [...steps(events)].filter(({ effects }) => effects[0]?.type === 'complete-order');
      const attempts = paid.map(({ before }) => before.attempt);
      expect(new Set(attempts).size).toBe(attempts.length);
    }),
    { numRuns: 3000 },
  );
});

test('a payout that may have reached the provider keeps its attempt number until its result is known', () => {
  fc.assert(
    fc.property(histories, (events) => {
      for (const { before, after, event: each } of steps(events)) {
        if (before.status !== 'sent' && before.status !== 'unknown') continue;
        expect(after.attempt).toBe(before.attempt);
        // Only a reply or an administrator changes this status; it returns to the queue only if the request was not sent.
        if (after.status !== before.status)
          expect(['reply', 'late-reply', 'paid', 'failed', 'approve']).toContain(each.type);
        if (after.status === 'queued')
          expect(['not-sent', 'paused']).toContain(each.type === 'reply' && each.reply.type);
      }
    }),
    { numRuns: 3000 },
  );
});

test('an action succeeds exactly when nextPayoutActions has it', () => {
  const actions = new Set(['claim', 'release', 'paid', 'failed', 'retry', 'refund', 'hold', 'resume', 'approve']);
  fc.assert(
    fc.property(histories, (events) => {
      for (const { before, event: each, result } of steps(events)) {
        if (!('by' in each) || !actions.has(each.type)) continue;
        expect(result.ok).toBe(nextPayoutActions(before, each.by, each.at).includes(each.type));
      }
    }),
    { numRuns: 3000 },
  );
});

test('no new attempt and no refund while a deposit is missing from the chain', () => {
  fc.assert(
    fc.property(histories, (events) => {
      for (const { before, after, event: each, effects } of steps(events)) {
        if (!before.vanished || each.type === 'reappeared' || each.type === 'decided') continue;
        expect(after.vanished || after.finished).toBe(true);
        expect(after.attempt).toBe(before.attempt);
        // A payout at the provider may still be paid, and an administrator may record a payment; no other change is allowed.
        if (before.status === 'held') expect(['held', 'completed']).toContain(after.status);
        else if (!after.finished) expect(['sent', 'unknown', 'held']).toContain(after.status);
        if (effects.length > 0) expect(['reply', 'late-reply', 'paid', 'approve']).toContain(each.type);
        expect(effects.map(({ type }) => type)).not.toContain('refund-order');
      }
    }),
    { numRuns: 3000 },
  );
});

test('an administrator cannot approve their own request', () => {
  fc.assert(
    fc.property(histories, (events) => {
      const approved = [...steps(events)].filter(({ event: each, result }) => each.type === 'approve' && result.ok);
      for (const { before, event: each } of approved) expect(each).not.toMatchObject({ by: before.approval?.by });
    }),
    { numRuns: 3000 },
  );
});

test('a claim, an approval and a reserved UTR exist only in the states that use them', () => {
  fc.assert(
    fc.property(histories, (events) => {
      for (const { after } of steps(events)) {
        expect(after.claim !== null).toBe(after.status === 'claimed');
        if (after.approval) expect(['claimed', 'unknown', 'held', 'failed']).toContain(after.status);
        if (after.utr !== null) expect(after.status === 'completed' || after.approval?.of === 'paid').toBe(true);
        if (after.finished) expect(nextPayoutActions(after, 'omar', HALF_AN_HOUR_LATER)).toEqual([]);
      }
    }),
    { numRuns: 3000 },
  );
});

const claimed: PayoutState = { ...QUEUED, status: 'claimed', claim: { by: 'omar', at: 0 }, desk: 'person' };
const waiting: PayoutState = { ...claimed, utr: 'UTR-1000', approval: { by: 'omar', at: 0, of: 'paid' } };
test.each<[string, PayoutState, string, number, string[]]>([
  ['queued', QUEUED, 'omar', 0, ['claim', 'hold']],
  ['claimed by the caller', claimed, 'omar', 0, ['release', 'paid', 'failed', 'hold']],
  ['claimed by another', claimed, 'sana', CLAIM_STALE_MS, []],
  ['claimed by another half an hour ago', claimed, 'sana', HALF_AN_HOUR_LATER, ['release']],
  ['waiting for another administrator', waiting, 'omar', 0, ['release']],
  ['waiting for the caller', waiting, 'sana', 0, ['approve', 'release']],
  ['sent', { ...QUEUED, status: 'sent' }, 'omar', 0, []],
  ['unknown', { ...QUEUED, status: 'unknown' }, 'omar', 0, ['paid', 'failed']],
  ['held', { ...QUEUED, status: 'held' }, 'omar', 0, ['resume', 'refund']],
  ['held, its transfer gone', { ...QUEUED, status: 'held', vanished: true }, 'omar', 0, []],
  ['failed', { ...QUEUED, status: 'failed' }, 'omar', 0, ['retry', 'claim', 'refund']],
  ['given back', { ...QUEUED, status: 'failed', finished: true }, 'omar', 0, []],
  ['completed', { ...QUEUED, status: 'completed', finished: true }, 'omar', 0, []],
])('next actions of a payout %s', (_, state, caller, now, actions) => {
  expect(nextPayoutActions(state, caller, now)).toEqual(actions);
});

const toRefund: PayoutState = {
  ...QUEUED,
  status: 'failed',
  problem: { reason: 'closed', at: 0 },
  approval: { by: 'omar', at: 0, of: 'refund' },
};
test.each<[string, PayoutState, string, string[]]>([
  ['queued', QUEUED, 'omar', ['hold']],
  ['claimed by the caller', claimed, 'omar', ['release', 'paid', 'failed', 'hold']],
  ['whose payment waits for the caller', waiting, 'sana', ['release']],
  ['whose refund waits for the caller', toRefund, 'sana', ['approve', 'release']],
  ['unknown', { ...QUEUED, status: 'unknown' }, 'omar', ['paid', 'failed']],
  ['held', { ...QUEUED, status: 'held' }, 'omar', ['resume', 'refund']],
  ['failed', { ...QUEUED, status: 'failed' }, 'omar', ['retry', 'refund']],
])('while payouts are paused, next actions of a payout %s', (_, state, caller, actions) => {
  expect(nextPayoutActions(state, caller, 0, true)).toEqual(actions);
});

test('a pause between the claim and the request puts the payout back, without counting a try', () => {
  const sent = payoutTransition({ ...QUEUED, tries: MAX_TRIES - 1 }, { type: 'send', at: 0 });
  const back = sent.ok && payoutTransition(sent.state, { type: 'reply', at: 0, reply: { type: 'paused' } });
  expect(back).toEqual({ ok: true, state: { ...QUEUED, tries: MAX_TRIES - 1 }, effects: [] });
});

test('a provider that cannot be reached is called five times, then administrators pay', () => {
  let state = QUEUED;
  for (let at = 0; at < MAX_TRIES; at += 1) {
    const sent = payoutTransition(state, { type: 'send', at });
    expect(sent.ok).toBe(true);
    const reply = { type: 'not-sent', dueAt: at + 1 } as const;
    const back = payoutTransition(sent.ok ? sent.state : state, { type: 'reply', at, reply });
    state = back.ok ? back.state : state;
    expect(state).toMatchObject({ status: 'queued', attempt: 1, tries: at + 1 });
  }
  expect(state.desk).toBe('not-sent');
  expect(payoutTransition(state, { type: 'send', at: 1e9 }).ok).toBe(false);
  expect(payoutTransition(state, { type: 'claim', by: 'omar', at: 0 }).ok).toBe(true);
  const held = payoutTransition(state, { type: 'hold', by: 'omar', at: 0, reason: '' });
  const resumed = payoutTransition(held.ok ? held.state : state, { type: 'resume', by: 'omar', at: 0 });
  expect(resumed, 'a person gives it back to the service').toMatchObject({
    state: { desk: null, tries: 0, attempt: 1 },
  });
});
