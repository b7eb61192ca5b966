import { object } from 'valibot';
import { conflictReply } from './conflict-reply.ts';
import type { AdminUser, Exception, Payout, Setting, Withdrawal } from './contract.ts';
import { vAdminUser, vException, vPayout, vSettingConflictReply, vWithdrawal } from './gen/admin/valibot.gen.ts';

/** The setting as somebody else left it, from the 409 of `updateSetting`; undefined for any other failure. */
export const currentSettingOf = (error: unknown): Setting | undefined =>
  conflictReply(error, vSettingConflictReply)?.data;

// Of the replies below only the record is read. `errors` beside it would take `record` of valibot, which is one module of every page.

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
