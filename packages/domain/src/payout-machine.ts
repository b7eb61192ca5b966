import { payoutActions, type PayoutAction, type PayoutStatus } from '@sarraf/domain';

/** Who, and when in milliseconds. */
interface Signature {
  by: string;
  at: number;
}

/** A payout, as the machine sees it. */
export interface PayoutState {
  status: PayoutStatus;
  /** Whose hands it is in; of a claimed one only. */
  claim: Signature | null;
  /** What waits for a second person. */
  approval: (Signature & { of: 'paid' | 'refund' }) | null;
  /** Reserved while it waits for approval. */
  utr: string | null;
  /** Why the rupees did not arrive. */
  problem: { reason: string; at: number } | null;
  /** Why a person held it; null when nobody did. */
  heldReason: string | null;
  /** A transfer it pays for is no longer in the chain, and nobody has decided on that exception. */
  vanished: boolean;
  /** Why no service is asked. */
  desk: 'person' | 'not-asked' | null;
  /** Each has a key of its own. */
  attempt: number;
  /** The service said that it has this attempt. */
  accepted: boolean;
  /** Times the service could not be reached, in a row. */
  tries: number;
  /** Milliseconds of the moment from which the service is asked; null is at once. */
  dueAt: number | null;
  /** Paid, or given back to the wallet: nothing changes any more. */
  finished: boolean;
}

/** What a service says of an attempt. */
export type Answer =
  | { type: 'accepted'; dueAt: number }
  | { type: 'completed'; utr: string | null }
  | { type: 'refused'; reason: string }
  /** It was not asked: it refused the connection, or said that it is busy. */
  | { type: 'not-asked'; dueAt: number }
  /** Nobody knows whether it pays. */
  | { type: 'unclear'; dueAt: number };

/** What can happen to a payout. */
export type PayoutEvent =
  | { type: 'claim' | 'release' | 'retry' | 'resume' | 'approve'; by: string; at: number }
  | { type: 'hold' | 'failed'; by: string; at: number; reason: string }
  | { type: 'refund'; by: string; at: number; mustApprove: boolean }
  | { type: 'paid'; by: string; at: number; utr: string; mustApprove: boolean }
  /** A worker takes it, to ask the service. */
  | { type: 'send'; at: number }
  | { type: 'answer'; at: number; answer: Answer }
  /** A service answers about a key that was given up: it has paid, or it has the payment still. */
  | { type: 'late'; answer: Extract<Answer, { type: 'completed' | 'accepted' }> }
  /** The seller chose another account. */
  | { type: 'account' }
  /** A transfer it pays for is no longer in the chain; all of them are again; the desk has decided on those that are not. */
  | { type: 'vanished' | 'returned' | 'decided' }
  /** Its seller is on the screening list. */
  | { type: 'screened' };

/** What must be done beside storing the new state, in the same transaction. */
export type PayoutEffect = { type: 'complete-order'; utr: string | null } | { type: 'refund-order' };

/** The new state and what follows from it, or a refusal that changes nothing. */
export type PayoutTransition = { ok: true; state: PayoutState; effects: PayoutEffect[] } | { ok: false };

/** Times a service may be unreachable before people pay. */
export const MOST_TRIES = 5;

/** Why a payout is held whose transfer vanished and was decided on. */
export const VANISHED = 'vanished';

const NO: PayoutTransition = { ok: false };
const yes = (state: PayoutState, ...effects: PayoutEffect[]): PayoutTransition => ({ ok: true, state, effects });
const free = { claim: null, approval: null, utr: null } as const;

/** What this administrator may do now (ADR 31). */
export function nextActions(state: PayoutState, caller: string, now: number): PayoutAction[] {
  const { status, claim, approval, finished, vanished } = state;
  return payoutActions({
    status,
    refunded: finished,
    vanished,
    claim: claim && { mine: claim.by === caller, ageMs: now - claim.at },
    approval: approval && { mine: approval.by === caller },
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

/** Nobody pays for a transfer that vanished before the desk has decided on it: held instead. */
const unlessVanished = (state: PayoutState): PayoutState => (state.vanished ? { ...state, status: 'held' } : state);

const fail = (state: PayoutState, reason: string, at: number): PayoutTransition =>
  yes(unlessVanished({ ...state, ...free, status: 'failed', problem: { reason, at }, dueAt: null }));

/** Under another key: only what was refused, or never reached the service, is asked for again so. */
const nextAttempt = { accepted: false, tries: 0, dueAt: null } as const;
const renewed = (state: PayoutState) => ({ ...nextAttempt, attempt: state.attempt + 1 });

/** What nobody has in hand waits for whoever can pay it: after a refusal that is not the service by itself. */
const waiting = (state: PayoutState): PayoutState => ({
  ...state,
  ...free,
  status: state.problem ? 'failed' : 'queued',
});

/** Where a payout goes that is no longer held. */
const goOn = (state: PayoutState): PayoutState => ({
  ...waiting(state),
  heldReason: null,
  vanished: false,
  // A service that could not be reached may be there again; what a person had in hand stays with people.
  ...(state.desk === 'not-asked' ? { desk: null, tries: 0 } : {}),
});

type DeskEvent = Extract<PayoutEvent, { type: PayoutAction }>;

function act(state: PayoutState, event: DeskEvent): PayoutTransition {
  const { by, at } = event;
  if (!nextActions(state, by, at).includes(event.type)) return NO;
  switch (event.type) {
    case 'claim':
      return yes({ ...state, status: 'claimed', claim: { by, at }, desk: 'person', dueAt: null });
    case 'release':
      return yes(state.status === 'claimed' ? waiting(state) : { ...state, ...free });
    case 'paid':
      return event.mustApprove
        ? yes({ ...state, utr: event.utr, approval: { by, at, of: 'paid' } })
        : complete(state, event.utr);
    case 'failed':
      return fail({ ...state, desk: 'person' }, event.reason, at);
    case 'retry':
      return yes({ ...state, ...renewed(state), status: 'queued', problem: null, desk: null });
    case 'refund':
      return event.mustApprove ? yes({ ...state, approval: { by, at, of: 'refund' } }) : refund(state);
    case 'hold':
      return yes({ ...state, ...free, status: 'held', heldReason: event.reason });
    case 'resume':
      return yes(goOn(state));
    case 'approve':
      return state.approval?.of === 'paid' ? complete(state, state.utr) : refund(state);
    default:
      return event satisfies never;
  }
}

/**
 * A service answers about the attempt it was asked about; the truth may come while people think about it. `accepted` and `completed` are
 * taken even where a transfer vanished meanwhile: the rupees are on their way.
 */
function hear(state: PayoutState, answer: Answer, at: number): PayoutTransition {
  const { status, accepted } = state;
  if (status !== 'sent' && status !== 'unknown') return NO;
  switch (answer.type) {
    case 'completed':
      return complete(state, answer.utr);
    case 'refused':
      return fail(state, answer.reason, at);
    case 'accepted':
      return yes({ ...state, ...free, status: 'sent', accepted: true, tries: 0, dueAt: answer.dueAt });
    case 'not-asked': {
      const tries = state.tries + 1;
      const mostTried = tries >= MOST_TRIES;
      if (status === 'unknown') return yes({ ...state, dueAt: answer.dueAt });
      if (accepted) return yes({ ...state, status: mostTried ? 'unknown' : 'sent', tries, dueAt: answer.dueAt });
      const queued = { ...state, status: 'queued' as const, tries };
      return yes(
        unlessVanished(mostTried ? { ...queued, dueAt: null, desk: 'not-asked' } : { ...queued, dueAt: answer.dueAt }),
      );
    }
    case 'unclear':
      return yes({ ...state, status: 'unknown', dueAt: answer.dueAt });
    default:
      return answer satisfies never;
  }
}

/** Another account, where the last one was refused, is another attempt. */
function changeAccount(state: PayoutState): PayoutTransition {
  const { status } = state;
  if (state.finished || state.approval || state.vanished || !state.problem) return NO;
  if (status !== 'failed' && status !== 'held') return NO;
  return yes({
    ...state,
    ...renewed(state),
    status: status === 'failed' ? 'queued' : status,
    problem: null,
    desk: null,
  });
}

/**
 * One step of a payout's life; pure (ADR 31). It is paid once: by a service while it is `sent`, or by the person who holds its claim, and
 * what may have been paid (`unknown`) is decided by a person or by a clear answer, never by asking under another key. Where a transfer it
 * pays for vanished, whatever would pay it next is held until the desk has decided on that.
 */
export function payoutTransition(state: PayoutState, event: PayoutEvent): PayoutTransition {
  switch (event.type) {
    case 'send':
      return state.status === 'queued' && state.desk === null && (state.dueAt ?? 0) <= event.at
        ? yes({ ...state, status: 'sent', accepted: false })
        : NO;
    case 'answer':
      return hear(state, event.answer, event.at);
    case 'account':
      return changeAccount(state);
    case 'late':
      if (state.finished) return NO;
      if (event.answer.type === 'completed') return complete(state, event.answer.utr);
      return state.status === 'failed'
        ? yes({ ...state, ...free, status: 'sent', accepted: true, tries: 0, dueAt: event.answer.dueAt })
        : NO;
    case 'vanished':
      if (state.finished) return NO;
      // What a service may have been asked for is marked: its answer decides.
      if (state.status === 'sent' || state.status === 'unknown') return yes({ ...state, vanished: true });
      return yes({ ...state, ...free, status: 'held', vanished: true });
    case 'decided':
      if (!state.vanished) return NO;
      return yes({
        ...state,
        vanished: false,
        ...(state.status === 'held' ? { heldReason: state.heldReason ?? VANISHED } : {}),
      });
    case 'screened':
      return state.status === 'queued' ? yes({ ...state, ...free, status: 'held', heldReason: 'screened' }) : NO;
    case 'returned':
      if (!state.vanished) return NO;
      return yes(state.status === 'held' && state.heldReason === null ? goOn(state) : { ...state, vanished: false });
    default:
      return act(state, event);
  }
}
