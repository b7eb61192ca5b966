import { object } from 'valibot';
import { conflictReply } from './conflict-reply.ts';
import type { AdminUser, Exception, Payout, Setting, Withdrawal } from './contract.ts';
import { vAdminUser, vException, vPayout, vSettingConflictReply, vWithdrawal } from './gen/admin/valibot.gen.ts';

/** Current setting in the 409 reply of `updateSetting`, changed by another administrator; undefined for any other error. */
export const currentSettingOf = (error: unknown): Setting | undefined =>
  conflictReply(error, vSettingConflictReply)?.data;

// The schemas below have `data` only: `errors` would add valibot's `record` to the code of every page.

/** Current payout in the 409 reply of a desk action; undefined for any other error. */
export const currentPayoutOf = (error: unknown): Payout | undefined =>
  conflictReply(error, object({ data: vPayout }))?.data;

/** Current exception in the 409 reply of a desk action; undefined for any other error. */
export const currentExceptionOf = (error: unknown): Exception | undefined =>
  conflictReply(error, object({ data: vException }))?.data;

/** Current withdrawal in the 409 reply of a desk action; undefined for any other error. */
export const currentWithdrawalOf = (error: unknown): Withdrawal | undefined =>
  conflictReply(error, object({ data: vWithdrawal }))?.data;

/** Current user, as the desk shows them, in the 409 reply of a desk action; undefined for any other error. */
export const currentAdminUserOf = (error: unknown): AdminUser | undefined =>
  conflictReply(error, object({ data: vAdminUser }))?.data;
