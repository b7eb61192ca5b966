import type { PayoutStatus } from './payout-status.ts';

/** Administrator's id, and the time in milliseconds since 1970. */
interface Signature {
  by: string;
  at: number;
}

/** Payout, as the state machine needs it. */
export interface PayoutState {
  status: PayoutStatus;
  /** Administrator who claimed the payout; null unless it is `claimed`. */
  claim: Signature | null;
  /** Action that awaits a second administrator's approval. */
  approval: (Signature & { of: 'paid' | 'refund' }) | null;
  /** UTR of the payment; reserved while `paid` awaits approval. */
  utr: string | null;
  /** Why the rupees did not arrive; null when there is no problem. */
  problem: { reason: string; at: number } | null;
  /** Reason given with `hold`; null when no administrator held the payout. */
  heldReason: string | null;
  /** A deposit of its order is no longer in the chain, and that exception is undecided. */
  vanished: boolean;
  /** Why the provider does not get it: an administrator claimed it, or the provider could not be reached. Null: the provider may pay. */
  desk: 'person' | 'not-sent' | null;
  /** Number of the attempt, from 1; each attempt has its own idempotency key at the provider. */
  attempt: number;
  /** The provider accepted this attempt. */
  accepted: boolean;
  /** Attempts in a row that did not reach the provider. */
  tries: number;
  /** When the provider is called next, in milliseconds since 1970; null is at once. */
  dueAt: number | null;
  /** Paid, or refunded to the wallet. Only a return by the bank changes a paid payout, and nothing a refunded one. */
  finished: boolean;
}

/** Reply of the provider about an attempt. `dueAt`: when to poll again, in milliseconds since 1970. */
export type PayoutReply =
  | { type: 'accepted'; dueAt: number }
  | { type: 'completed'; utr: string | null }
  | { type: 'refused'; reason: string }
  /** The request did not reach the provider: connection refused, or the provider is busy. */
  | { type: 'not-sent'; dueAt: number }
  /** Payouts were paused before the request was made. */
  | { type: 'paused' }
  /** Unknown whether the provider pays. */
  | { type: 'unclear'; dueAt: number };

/** Event that can change a payout. */
export type PayoutEvent =
  | { type: 'claim' | 'approve' | 'release' | 'retry' | 'resume'; by: string; at: number }
  | { type: 'hold' | 'failed'; by: string; at: number; reason: string }
  | { type: 'refund'; by: string; at: number; mustApprove: boolean }
  | { type: 'paid'; by: string; at: number; utr: string; mustApprove: boolean }
  /** The worker is about to send the payout to the provider. */
  | { type: 'send'; at: number }
  | { type: 'reply'; at: number; reply: PayoutReply }
  /** The provider replied about an abandoned attempt: it has paid, or still has the payment. */
  | { type: 'late-reply'; reply: Extract<PayoutReply, { type: 'completed' | 'accepted' }> }
  /** The seller chose another payout account. */
  | { type: 'account' }
  /**
   * The bank returned the rupees of a completed payment; `available`: they are on our account again. With `hold`, the payout is held for this
   * reason even if they are.
   */
  | { type: 'returned'; reason: string; at: number; available: boolean; hold?: string | undefined }
  /** A deposit of the order left the chain; every deposit is in the chain again; the desk decided on those that are not. */
  | { type: 'vanished' | 'reappeared' | 'decided' }
  /** The seller is on the screening list. */
  | { type: 'screened' };

/** Effect of an event: what the caller does in the same database transaction as storing the new state. */
export type PayoutEffect =
  | { type: 'complete-order'; utr: string | null }
  | { type: 'refund-order' }
  /** The order stays completed and shows the return. */
  | { type: 'return-order'; reason: string; at: number };

/** Result of an event: the new state with its effects, or `ok: false`, which changes nothing. */
export type PayoutTransition = { ok: true; state: PayoutState; effects: PayoutEffect[] } | { ok: false };
