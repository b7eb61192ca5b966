import { object } from 'valibot';
import { conflictReply } from './conflicts.ts';
import type { AdminUser, Exception, Payout, Withdrawal } from './contract.ts';
import { vAdminUser, vException, vPayout, vWithdrawal } from './gen/valibot.gen.ts';

// A file of its own: the first page reads the other conflicts, and needs none of these schemas. Of the reply the record alone is read, which
// the errors by field stand beside: what reads those as a record would be the weight of every page.

/** The payout as it stands, from the 409 of what the desk does with one; undefined for any other failure. */
export const currentPayoutOf = (error: unknown): Payout | undefined =>
  conflictReply(error, object({ data: vPayout }))?.data;

/** The exception as it stands, from the 409 of what the desk does with one; undefined for any other failure. */
export const currentExceptionOf = (error: unknown): Exception | undefined =>
  conflictReply(error, object({ data: vException }))?.data;

/** The withdrawal as it stands, from the 409 of what the desk does with one; undefined for any other failure. */
export const currentWithdrawalOf = (error: unknown): Withdrawal | undefined =>
  conflictReply(error, object({ data: vWithdrawal }))?.data;

/** The person as the desk sees them, from the 409 of what it does with one; undefined for any other failure. */
export const currentAdminUserOf = (error: unknown): AdminUser | undefined =>
  conflictReply(error, object({ data: vAdminUser }))?.data;
