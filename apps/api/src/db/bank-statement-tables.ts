import type { StatementLineKind } from '@sarraf/domain';
import type { Generated } from 'kysely';
import type { Numeric, Timestamp } from './columns.ts';

/** Imports of bank statements. A trigger forbids updates and deletes. Days are `YYYY-MM-DD` in Asia/Karachi. */
export interface BankStatementsTable {
  id: Generated<number>;
  imported_at: Timestamp;
  user_id: string;
  /** Period that the statement covers. */
  first_day: string;
  last_day: string;
  /** Bookings in the file, and those that no earlier import had. */
  lines: number;
  added: number;
  /** Balance before the first and after the last booking; null if the bank tells none. */
  opening: Numeric | null;
  closing: Numeric | null;
}

/** Lines of bank statements. Triggers forbid deletes and updates, except of the last five columns, the result of the matching. */
export interface BankStatementLinesTable {
  id: Generated<number>;
  /** Import that brought the line first. */
  statement_id: number;
  line: number;
  day: string;
  direction: 'debit' | 'credit';
  amount: Numeric;
  reference: string;
  description: string;
  account: string;
  balance: Numeric | null;
  /** Hash of what makes the line the same in two files. */
  identity: string;
  kind: StatementLineKind;
  way: 'utr' | 'amount' | null;
  /** Payment (`payment-…`) or return (`return-…`) that the line is matched with, or whose UTR it names; and its order. */
  payment_id: string | null;
  order_id: string | null;
  /** UTR of that payment, for comparison. */
  utr: string | null;
}

/** Payments and returns of covered days without a line; worked out by each matching. */
export interface BankStatementMissingTable {
  payment_id: string;
  order_id: string;
  day: string;
  direction: 'debit' | 'credit';
  amount: Numeric;
}

/** Explanations of administrators for lines and missing payments; the latest counts. A trigger forbids updates and deletes. */
export interface BankStatementExplanationsTable {
  id: Generated<number>;
  /** `line-…`, `payment-…` or `return-…`. */
  entry_id: string;
  /** Kind that the entry had; null in older rows, which explain every kind. */
  kind: string | null;
  reason: string;
  at: Timestamp;
  user_id: string;
}

/** One row: the latest matching. */
export interface BankStatementMatchingTable {
  id: Generated<boolean>;
  /** Newest row of `payout_attempts` that the matching knew. */
  last_attempt: number;
  matched_at: Timestamp;
}
