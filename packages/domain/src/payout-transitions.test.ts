import { expect, test } from 'vitest';
import { CLAIM_STALE_MS } from './payout-status.ts';
import { nextPayoutActions, payoutTransition } from './payout-machine.ts';
import type { PayoutEvent, PayoutState } from './payout-state.ts';

const AT = 1000;
const LATER = AT + CLAIM_STALE_MS + 1;

/** Payout with every field set, so that a transition shows what it keeps and what it clears. */
const FULL: PayoutState = {
  status: 'queued',
  claim: null,
  approval: null,
  utr: null,
  problem: null,
  heldReason: null,
  vanished: false,
  desk: null,
  attempt: 2,
  accepted: false,
  tries: 1,
  dueAt: 500,
  finished: false,
};
const claim = { by: 'omar', at: AT };
const problem = { reason: 'account closed', at: 400 };

const STATES: Record<string, Partial<PayoutState>> = {
  queued: {},
  'queued, due later': { dueAt: AT + 1 },
  'queued for administrators': { desk: 'person', dueAt: null },
  claimed: { status: 'claimed', claim, desk: 'person' },
  'claimed after a problem': { status: 'claimed', claim, desk: 'person', problem },
  'claimed, awaits approval': { status: 'claimed', claim, utr: 'UTR-1', approval: { ...claim, of: 'paid' } },
  sent: { status: 'sent' },
  'sent, accepted': { status: 'sent', accepted: true, tries: 0 },
  'sent, deposit missing': { status: 'sent', vanished: true },
  'sent, fourth failure': { status: 'sent', tries: 4 },
  'sent, accepted, fourth failure': { status: 'sent', accepted: true, tries: 4 },
  'sent, fourth failure, deposit missing': { status: 'sent', tries: 4, vanished: true },
  unknown: { status: 'unknown' },
  'unknown, deposit missing': { status: 'unknown', vanished: true },
  held: { status: 'held', heldReason: 'call back' },
  'held after a problem': { status: 'held', heldReason: 'call back', problem },
  'held, provider not reached': { status: 'held', heldReason: 'call back', desk: 'not-sent', tries: 5 },
  'held, deposit missing': { status: 'held', vanished: true },
  'held, deposit missing, provider not reached': { status: 'held', vanished: true, desk: 'not-sent', tries: 5 },
  'held by an administrator, deposit missing': { status: 'held', heldReason: 'call back', vanished: true },
  failed: { status: 'failed', problem, desk: 'person' },
  'failed, refund awaits approval': { status: 'failed', problem, approval: { ...claim, of: 'refund' } },
  refunded: { status: 'failed', problem, finished: true },
  completed: { status: 'completed', utr: 'UTR-1', finished: true },
  'completed, accepted before': { status: 'completed', utr: 'UTR-1', finished: true, accepted: true },
  'completed by an administrator': { status: 'completed', utr: 'UTR-1', finished: true, desk: 'person', dueAt: null },
  'held, returned and not available': { status: 'held', heldReason: 'not available', problem, attempt: 3 },
  'held, not available, deposit missing': { status: 'held', heldReason: 'not available', problem, vanished: true },
};

const omar = { by: 'omar', at: AT };
const EVENTS: Record<string, PayoutEvent> = {
  claim: { type: 'claim', ...omar },
  release: { type: 'release', ...omar },
  'release by another, too early': { type: 'release', by: 'sana', at: LATER - 1 },
  'release by another': { type: 'release', by: 'sana', at: LATER },
  paid: { type: 'paid', ...omar, utr: 'UTR-2', mustApprove: false },
  'paid, above the limit': { type: 'paid', ...omar, utr: 'UTR-2', mustApprove: true },
  failed: { type: 'failed', ...omar, reason: 'wrong number' },
  retry: { type: 'retry', ...omar },
  refund: { type: 'refund', ...omar, mustApprove: false },
  'refund, above the limit': { type: 'refund', ...omar, mustApprove: true },
  hold: { type: 'hold', ...omar, reason: 'check' },
  resume: { type: 'resume', ...omar },
  'approve by the same': { type: 'approve', ...omar },
  approve: { type: 'approve', by: 'sana', at: AT },
  send: { type: 'send', at: AT },
  'reply accepted': { type: 'reply', at: AT, reply: { type: 'accepted', dueAt: 2000 } },
  'reply completed': { type: 'reply', at: AT, reply: { type: 'completed', utr: 'UTR-3' } },
  'reply refused': { type: 'reply', at: AT, reply: { type: 'refused', reason: 'no such account' } },
  'reply not-sent': { type: 'reply', at: AT, reply: { type: 'not-sent', dueAt: 2000 } },
  'reply paused': { type: 'reply', at: AT, reply: { type: 'paused' } },
  'reply unclear': { type: 'reply', at: AT, reply: { type: 'unclear', dueAt: 2000 } },
  'late reply accepted': { type: 'late-reply', reply: { type: 'accepted', dueAt: 2000 } },
  'late reply completed': { type: 'late-reply', reply: { type: 'completed', utr: 'UTR-3' } },
  account: { type: 'account' },
  vanished: { type: 'vanished' },
  reappeared: { type: 'reappeared' },
  returned: { type: 'returned', reason: 'account closed by then', at: AT, available: true },
  'returned, not available': { type: 'returned', reason: 'account frozen', at: AT, available: false },
  decided: { type: 'decided' },
  screened: { type: 'screened' },
};

/** Fields that an event changes, and its effects; `refused` if the state does not allow it. */
function outcome(state: PayoutState, event: PayoutEvent): string {
  const result = payoutTransition(state, event);
  if (!result.ok) return 'refused';
  const changed = Object.entries(result.state).filter(
    ([key, value]) =>
      JSON.stringify(value) !== JSON.stringify(Object.entries(state).find(([name]) => name === key)?.[1]),
  );
  const effects = result.effects.map((effect) => JSON.stringify(effect));
  return [...changed.map(([key, value]) => `${key}: ${JSON.stringify(value)}`), ...effects].join(', ') || 'no change';
}

test('every event in every state', async () => {
  const lines = Object.entries(STATES).flatMap(([name, over]) => {
    const state = { ...FULL, ...over };
    const outcomes = Object.entries(EVENTS).map(([event, each]) => [event, outcome(state, each)] as const);
    const taken = outcomes.filter(([, text]) => text !== 'refused');
    const actions = nextPayoutActions(state, 'omar', AT).join(', ') || 'none';
    return [
      `## ${name}`,
      '',
      `Actions of omar: ${actions}`,
      '',
      ...taken.map(([event, text]) => `- ${event}: ${text}`),
      ...(taken.length === 0 ? ['Nothing changes it.'] : []),
      '',
    ];
  });
  await expect(['# Transitions of a payout', '', ...lines].join('\n')).toMatchFileSnapshot('./payout-transitions.md');
});
