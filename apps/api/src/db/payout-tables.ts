import type { PayoutAction, PayoutStatus } from '@sarraf/domain';
import type { Generated } from 'kysely';
import type { Numeric, Timestamp } from './columns.ts';

/** Rupees to be sent for one settled order, once. */
export interface PayoutsTable {
  order_id: string;
  amount: Numeric;
  status: PayoutStatus;
  /** Also while it waits for approval: no other payout gets it meanwhile. */
  utr: string | null;
  created_at: Timestamp;
  sent_at: Timestamp | null;
  /** A worker that took the row keeps it until then. */
  leased_until: Timestamp | null;
  /** What a service knows the current attempt by. */
  key: string;
  /** Counts the keys, from 1. */
  attempt: Generated<number>;
  /** The administrator who works on it. */
  claimed_by: string | null;
  claimed_at: Timestamp | null;
  /** What waits for a second administrator, and who asked for it. */
  approval: 'paid' | 'refund' | null;
  approval_by: string | null;
  approval_at: Timestamp | null;
  /** When the service was last asked about this key. */
  asked_at: Timestamp | null;
  /** The service has said that it has the payment. */
  accepted_at: Timestamp | null;
  /** The service called and said that there is news. */
  nudged_at: Timestamp | null;
  /** Nobody asks the service before. */
  next_attempt_at: Timestamp | null;
  /** Asked in vain, in a row. */
  tries: Generated<number>;
  /** Why the rupees did not arrive; the seller may choose another account. */
  problem_reason: string | null;
  problem_at: Timestamp | null;
  /** Why a person held it. */
  held_reason: string | null;
  /** A transfer it pays for is no longer in the chain, and nobody has decided on that. */
  vanished: Generated<boolean>;
  /** Why no service is asked: a person had it in hand, or the service could not be reached. */
  desk: 'person' | 'not-asked' | null;
  /** Paid, or given back to the wallet. */
  finished_at: Timestamp | null;
}

/** A key under which a service was asked to pay. */
export interface PayoutKeysTable {
  key: string;
  order_id: string;
  /** Nobody could tell, at some time, whether it pays. */
  unclear: Generated<boolean>;
  /** Since when the payout goes another way: another key, a person, or back to the wallet. */
  given_up_at: Timestamp | null;
  /** Of one that was given up: when the service is asked next. Null for nothing that is due by itself. */
  due_at: Timestamp | null;
  asked_at: Timestamp | null;
  /** A process that asks keeps the row until then. */
  leased_until: Timestamp | null;
  /** What the service said of it after it had been given up. */
  answer: 'completed' | 'refused' | null;
}

/** What was done with a payout: a service was asked and answered, a person did something, the seller chose another account. */
export type AttemptStep = 'sent' | 'answered' | PayoutAction | 'payout-account';

/** What was tried to send the rupees. The database lets nobody change or delete a row. */
export interface PayoutAttemptsTable {
  id: Generated<number>;
  order_id: string;
  key: string;
  at: Timestamp;
  /** The service that was asked; null where a person did it. */
  adapter: string | null;
  user_id: string | null;
  what: AttemptStep;
  /** The service's own name for the payment, or a person's UTR. */
  reference: string | null;
  result: string | null;
  reason: string | null;
}

/** What the simulated bank was asked to pay, once a key. */
export interface SandboxPayoutsTable {
  key: string;
  account: string;
  method: string;
  rupees: Numeric;
  asked_at: Timestamp;
}
