import { array, nullish, number, object } from 'valibot';
import { ApiError } from './api-error.ts';
import { conflictReply } from './conflict-reply.ts';
import type {
  AdminUser,
  BankStatementEntry,
  BankStatementFault,
  Exception,
  Payout,
  Setting,
  Withdrawal,
} from './contract.ts';
import {
  vAdminUser,
  vBankStatementEntry,
  vBankStatementFault,
  vException,
  vPayout,
  vSettingConflictReply,
  vWithdrawal,
} from './gen/admin/valibot.gen.ts';
import { parseContract } from './without-nulls.ts';

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

/** Current entry of the bank statement in the 409 reply of `explainBankStatementEntry`; undefined for any other error. */
export const currentStatementEntryOf = (error: unknown): BankStatementEntry | undefined =>
  conflictReply(error, object({ data: vBankStatementEntry }))?.data;

/** Lines that could not be read. */
export interface StatementFaults {
  /** The first ones, in the order of the file. */
  faults: BankStatementFault[];
  /** Number of all of them. */
  count: number;
}

/** Unreadable lines in the 400 reply of `importBankStatement`; undefined for any other error. */
export function statementFaultsOf(error: unknown): StatementFaults | undefined {
  if (!(error instanceof ApiError) || error.status !== 400) return undefined;
  const schema = object({ faults: array(vBankStatementFault), faultCount: nullish(number()) });
  const reply = parseContract(schema, error.body);
  if (!reply.success) return undefined;
  const { faults, faultCount } = reply.output;
  return { faults, count: faultCount ?? faults.length };
}
