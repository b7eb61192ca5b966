import { conflictReply } from './conflicts.ts';
import type { AdminUser, Exception, Payout, Withdrawal } from './contract.ts';
import {
  vAdminUserConflictReply,
  vExceptionConflictReply,
  vPayoutConflictReply,
  vWithdrawalConflictReply,
} from './gen/valibot.gen.ts';

// A file of its own: a sale reads the other conflicts, and needs none of these schemas.

/** The payout as it stands, from the 409 of what the desk does with one; undefined for any other failure. */
export const currentPayoutOf = (error: unknown): Payout | undefined => conflictReply(error, vPayoutConflictReply)?.data;

/** The exception as it stands, from the 409 of what the desk does with one; undefined for any other failure. */
export const currentExceptionOf = (error: unknown): Exception | undefined =>
  conflictReply(error, vExceptionConflictReply)?.data;

/** The withdrawal as it stands, from the 409 of what the desk does with one; undefined for any other failure. */
export const currentWithdrawalOf = (error: unknown): Withdrawal | undefined =>
  conflictReply(error, vWithdrawalConflictReply)?.data;

/** The person as the desk sees them, from the 409 of what it does with one; undefined for any other failure. */
export const currentAdminUserOf = (error: unknown): AdminUser | undefined =>
  conflictReply(error, vAdminUserConflictReply)?.data;
