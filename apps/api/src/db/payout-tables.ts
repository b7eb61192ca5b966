import type { PayoutAction, PayoutStatus } from '@sarraf/domain';
import type { Generated } from 'kysely';
import type { Numeric, Timestamp } from './columns.ts';

/** A payout: the rupees of one settled order, to be sent once. */
export interface PayoutsTable {
  order_id: string;
  amount: Numeric;
  status: PayoutStatus;
  /** UTR; already set while the payout awaits approval, so that no other payout can use it. */
  utr: string | null;
  created_at: Timestamp;
  sent_at: Timestamp | null;
  /** A worker has claimed the row until then. */
  leased_until: Timestamp | null;
  /** Idempotency key of the current attempt. */
  key: string;
  /** Number of the current key, from 1. */
  attempt: Generated<number>;
  /** Administrator who has claimed the payout. */
  claimed_by: string | null;
  claimed_at: Timestamp | null;
  /** Action that awaits a second administrator's approval, and who requested it. */
  approval: 'paid' | 'refund' | null;
  approval_by: string | null;
  approval_at: Timestamp | null;
  /** When the service was last polled for this key. */
  asked_at: Timestamp | null;
  /** When the service accepted the payment. */
  accepted_at: Timestamp | null;
  /** When the service's webhook announced a change. */
  nudged_at: Timestamp | null;
  /** The service is not called before this time. */
  next_attempt_at: Timestamp | null;
  /** Failed calls in a row. */
  tries: Generated<number>;
  /** Why the bank refused the payout; the seller may choose another account. */
  problem_reason: string | null;
  problem_at: Timestamp | null;
  /** Why an administrator held the payout. */
  held_reason: string | null;
  /** A deposit of the order has left the chain, and the exception about it is open. */
  vanished: Generated<boolean>;
  /** Why no service is called: an administrator handled the payout, or nothing could be sent to the service. */
  desk: 'person' | 'not-sent' | null;
  /** When the payout was paid, or its USDT returned to the wallet. */
  finished_at: Timestamp | null;
  /** Key of the payment that completed the payout, or the UTR of a payment by hand; null while it is not completed, and in older rows. */
  paid_key: string | null;
}

/** A key under which a payment was sent to a service. */
export interface PayoutKeysTable {
  key: string;
  order_id: string;
  /** At some time the outcome of the payment was unknown. */
  unclear: Generated<boolean>;
  /** When the key was abandoned, because the payout got another key, went to an administrator or was refunded; null for a current key. */
  given_up_at: Timestamp | null;
  /** When the service is polled next for an abandoned key; null if no poll is due. */
  due_at: Timestamp | null;
  asked_at: Timestamp | null;
  /** A process that polls has claimed the row until then. */
  leased_until: Timestamp | null;
  /** Answer of the service after the key was abandoned. */
  answer: 'completed' | 'refused' | 'returned' | null;
  /** When the payment of this key was completed: the service is asked about it for some days, because a bank may return it. */
  completed_at: Timestamp | null;
  /** UTR that an administrator had entered for this payment before the service reported it under the key; the books know it by that. */
  recorded_as: string | null;
}

/** Payments that the bank returned after it had made them. A trigger forbids updates and deletes. */
export interface PayoutReturnsTable {
  id: Generated<number>;
  order_id: string;
  /** Key of the payment, or the UTR of a payment by hand: a return is recorded once for each. */
  key: string;
  rupees: Numeric;
  /** UTR of the returned payment; no other payment can have it. */
  utr: string | null;
  /** When that payment was completed. */
  paid_at: Timestamp | null;
  reason: string;
  /** Whether the rupees were on our account again. */
  available: boolean;
  /** The bank's reference of the return. */
  reference: string | null;
  at: Timestamp;
  /** Whether this payment had completed the payout; false for a second payment under an abandoned key. */
  of_payout: boolean;
  /** Adapter of the service that told it; null if an administrator did. */
  reported_by: string | null;
  user_id: string | null;
}

/** Step in the log of a payout: sent to a service, answered by it, an action of an administrator, another account of the seller, a return. */
export type AttemptStep = 'sent' | 'answered' | PayoutAction | 'payout-account' | 'returned';

/** Log of the attempts to send a payout. A trigger forbids updates and deletes. */
export interface PayoutAttemptsTable {
  id: Generated<number>;
  order_id: string;
  key: string;
  at: Timestamp;
  /** Adapter of the service; null for an action of a person. */
  adapter: string | null;
  user_id: string | null;
  what: AttemptStep;
  /** Reference of the payment at the service, or the UTR that a person entered. */
  reference: string | null;
  result: string | null;
  reason: string | null;
}

/** Payments of the simulated bank, one a key. */
export interface SandboxPayoutsTable {
  key: string;
  account: string;
  method: string;
  rupees: Numeric;
  asked_at: Timestamp;
}
