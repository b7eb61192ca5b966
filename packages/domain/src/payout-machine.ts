import { awaitsApproval } from './four-eyes.ts';
import type { PayoutEffect, PayoutEvent, PayoutReply, PayoutState, PayoutTransition } from './payout-state.ts';
import { payoutActions, type PayoutAction } from './payout-status.ts';

/** Attempts in a row that may fail to reach the provider before the payout waits for an administrator. */
export const MAX_TRIES = 5;

/** `heldReason` of a payout whose deposit left the chain, once the desk has decided on that exception. */
export const HELD_VANISHED = 'vanished';

/** `heldReason` of a payout whose seller is on the screening list. */
export const HELD_SCREENED = 'screened';

/** `heldReason` of a payout whose rupees the bank returned, but not to an account that we can pay from. */
export const HELD_NOT_AVAILABLE = 'not available';

/** `heldReason` of a returned payout above the approval limit, until an administrator other than the one who reported the return resumes it. */
export const HELD_FOUR_EYES = 'four eyes';

/** `heldReason` of a returned payout whose seller may still have the rupees of a second payment. */
export const HELD_PAID_TWICE = 'paid twice';

const NO: PayoutTransition = { ok: false };
const yes = (state: PayoutState, ...effects: PayoutEffect[]): PayoutTransition => ({ ok: true, state, effects });
const free = { claim: null, approval: null, utr: null } as const;

/** Actions that an administrator may take on a payout now (ADR 31); `now` in milliseconds since 1970, `paused` if payouts are paused (ADR 52). */
export function nextPayoutActions(state: PayoutState, caller: string, now: number, paused = false): PayoutAction[] {
  const { status, claim, approval, finished, vanished } = state;
  return payoutActions({
    status,
    refunded: finished,
    vanished,
    claim: claim && { mine: claim.by === caller, ageMs: now - claim.at },
    approval: approval && { mine: approval.by === caller, of: approval.of },
    paused,
  });
}

const complete = (state: PayoutState, utr: string | null): PayoutTransition =>
  yes(
    {
      ...state,
      ...free,
      status: 'completed',
      utr,
      problem: null,
      heldReason: null,
      vanished: false,
      dueAt: null,
      finished: true,
    },
    { type: 'complete-order', utr },
  );

const refund = (state: PayoutState): PayoutTransition =>
  yes(
    { ...state, ...free, status: 'failed', heldReason: null, vanished: false, dueAt: null, finished: true },
    { type: 'refund-order' },
  );

/** Holds a payout that would become payable while one of its deposits is missing from the chain. */
const holdIfVanished = (state: PayoutState): PayoutState => (state.vanished ? { ...state, status: 'held' } : state);

const fail = (state: PayoutState, reason: string, at: number): PayoutTransition =>
  yes(holdIfVanished({ ...state, ...free, status: 'failed', problem: { reason, at }, dueAt: null }));

/** Starts a new attempt with a new idempotency key; only after a refusal, or when the provider was never reached. */
const nextAttempt = ({ attempt }: PayoutState) =>
  ({ accepted: false, tries: 0, dueAt: null, attempt: attempt + 1 }) as const;

/** Returns a payout to its queue: `failed` after a problem, so that it is not sent again by itself. */
const unclaim = (state: PayoutState): PayoutState => ({
  ...state,
  ...free,
  status: state.problem ? 'failed' : 'queued',
});

/** Resumes a held payout. */
const resume = (state: PayoutState): PayoutState => ({
  ...unclaim(state),
  heldReason: null,
  vanished: false,
  // The provider may be reachable again. What an administrator claimed stays with administrators.
  ...(state.desk === 'not-sent' ? { desk: null, tries: 0 } : {}),
});

type DeskEvent = Extract<PayoutEvent, { type: PayoutAction }>;

/** Applies an administrator's action. */
function applyAction(state: PayoutState, event: DeskEvent): PayoutTransition {
  const { by, at } = event;
  if (!nextPayoutActions(state, by, at).includes(event.type)) return NO;
  switch (event.type) {
    case 'claim':
      return yes({ ...state, status: 'claimed', claim: { by, at }, desk: 'person', dueAt: null });
    case 'release':
      return yes(state.status === 'claimed' ? unclaim(state) : { ...state, ...free });
    case 'paid':
      return awaitsApproval({ requested: state.approval !== null, required: event.mustApprove })
        ? yes({ ...state, utr: event.utr, approval: { by, at, of: 'paid' } })
        : complete(state, event.utr);
    case 'failed':
      return fail({ ...state, desk: 'person' }, event.reason, at);
    case 'retry':
      return yes({ ...state, ...nextAttempt(state), status: 'queued', problem: null, desk: null });
    case 'refund':
      return awaitsApproval({ requested: state.approval !== null, required: event.mustApprove })
        ? yes({ ...state, approval: { by, at, of: 'refund' } })
        : refund(state);
    case 'hold':
      return yes({ ...state, ...free, status: 'held', heldReason: event.reason });
    case 'resume':
      return yes(resume(state));
    case 'approve':
      return state.approval?.of === 'paid' ? complete(state, state.utr) : refund(state);
    default:
      return event satisfies never;
  }
}

/** Applies the provider's reply about the current attempt. A payout with a missing deposit is completed too: the rupees have left. */
function applyReply(state: PayoutState, reply: PayoutReply, at: number): PayoutTransition {
  const { status, accepted } = state;
  if (status !== 'sent' && status !== 'unknown') return NO;
  switch (reply.type) {
    case 'completed':
      return complete(state, reply.utr);
    case 'refused':
      return fail(state, reply.reason, at);
    case 'accepted':
      return yes({ ...state, ...free, status: 'sent', accepted: true, tries: 0, dueAt: reply.dueAt });
    case 'not-sent': {
      const tries = state.tries + 1;
      const isLast = tries >= MAX_TRIES;
      if (status === 'unknown') return yes({ ...state, dueAt: reply.dueAt });
      if (accepted) return yes({ ...state, status: isLast ? 'unknown' : 'sent', tries, dueAt: reply.dueAt });
      const queued = { ...state, status: 'queued' as const, tries };
      return yes(
        holdIfVanished(isLast ? { ...queued, dueAt: null, desk: 'not-sent' } : { ...queued, dueAt: reply.dueAt }),
      );
    }
    case 'paused':
      // It was not sent, and the provider is not to blame: no try is counted.
      return status === 'sent' && !accepted ? yes(holdIfVanished({ ...state, status: 'queued', dueAt: null })) : NO;
    case 'unclear':
      return yes({ ...state, status: 'unknown', dueAt: reply.dueAt });
    default:
      return reply satisfies never;
  }
}

/** Starts a new attempt to another payout account of the seller, after the last one was refused. */
function changeAccount(state: PayoutState): PayoutTransition {
  const { status } = state;
  if (state.finished || state.approval || state.vanished || !state.problem) return NO;
  if (status !== 'failed' && status !== 'held') return NO;
  return yes({
    ...state,
    ...nextAttempt(state),
    status: status === 'failed' ? 'queued' : status,
    problem: null,
    desk: null,
  });
}

/**
 * Takes a completed payout back into work after the bank returned the rupees: it waits as after a refusal, and is held while the rupees are
 * not available. It gets a new attempt at once, so that every payment has a key of its own.
 */
function takeBack(
  state: PayoutState,
  { reason, at, available, hold }: PayoutEvent & { type: 'returned' },
): PayoutTransition {
  if (state.status !== 'completed') return NO;
  const heldReason = available ? (hold ?? null) : HELD_NOT_AVAILABLE;
  return yes(
    {
      ...state,
      ...nextAttempt(state),
      utr: null,
      status: heldReason === null ? 'failed' : 'held',
      heldReason,
      problem: { reason, at },
      finished: false,
    },
    { type: 'return-order', reason, at },
  );
}

/**
 * Payout state machine: applies one event; pure (ADR 31, ADR 48). A payout is paid once: by the provider while it is `sent`, or by the
 * administrator who claimed it; after the bank returned a payment, once more. An `unknown` payout is settled by a clear reply or by an
 * administrator, never by a new attempt. While a deposit is missing from the chain, a payout that would become payable is held until the
 * desk has decided. Whether payouts are paused (ADR 52) is asked by the caller, before an event that begins a payment.
 */
export function payoutTransition(state: PayoutState, event: PayoutEvent): PayoutTransition {
  switch (event.type) {
    case 'send':
      return state.status === 'queued' && state.desk === null && (state.dueAt ?? 0) <= event.at
        ? yes({ ...state, status: 'sent', accepted: false })
        : NO;
    case 'reply':
      return applyReply(state, event.reply, event.at);
    case 'account':
      return changeAccount(state);
    case 'late-reply':
      if (state.finished) return NO;
      if (event.reply.type === 'completed') return complete(state, event.reply.utr);
      return state.status === 'failed'
        ? yes({ ...state, ...free, status: 'sent', accepted: true, tries: 0, dueAt: event.reply.dueAt })
        : NO;
    case 'vanished':
      if (state.finished) return NO;
      // The provider may have been called: its reply decides.
      if (state.status === 'sent' || state.status === 'unknown') return yes({ ...state, vanished: true });
      return yes({ ...state, ...free, status: 'held', vanished: true });
    case 'decided':
      if (!state.vanished) return NO;
      return yes({
        ...state,
        vanished: false,
        ...(state.status === 'held' ? { heldReason: state.heldReason ?? HELD_VANISHED } : {}),
      });
    case 'screened':
      // A failed one too: after a return or a refusal an administrator may claim it and pay by hand.
      return state.status === 'queued' || (state.status === 'failed' && !state.finished)
        ? yes({ ...state, ...free, status: 'held', heldReason: HELD_SCREENED })
        : NO;
    case 'returned':
      return takeBack(state, event);
    case 'reappeared':
      if (!state.vanished) return NO;
      return yes(state.status === 'held' && state.heldReason === null ? resume(state) : { ...state, vanished: false });
    default:
      return applyAction(state, event);
  }
}
