import { blob } from 'valibot';
import type * as t from './gen/types.gen.ts';
import * as v from './gen/admin/valibot.gen.ts';
import { operation, rowByRow, withBody } from './operation.ts';
import { secondFactorOperations } from './second-factor-operations.ts';

/** The calls of administrators, by their operationId. */
export const adminOperations = {
  /** All settings. */
  getSettings: rowByRow('data', operation<t.GetSettingsData>()('GET', '/settings', v.vGetSettingsResponse)),
  /** Changes one setting. 409 when `version` is no longer the current one: see `currentSettingOf`. */
  updateSetting: operation<t.UpdateSettingData>()('PUT', '/settings/{key}', v.vUpdateSettingResponse, withBody),
  /** Audit log, newest first; a page with fewer rows than `limit` is the last. */
  getAudit: rowByRow('data', operation<t.GetAuditData>()('GET', '/audit', v.vGetAuditResponse)),
  /** Platform statistics. */
  getStats: rowByRow('data.activities', operation<t.GetStatsData>()('GET', '/stats', v.vGetStatsResponse)),
  /** Overview of the desk: queues, lag of the chains, health of the providers, warnings. */
  getOverview: operation<t.GetOverviewData>()('GET', '/admin/overview', v.vGetOverviewResponse),
  /** State of the servers: loops, queues with their tolerances, chains, providers, database, processes. */
  getOperations: operation<t.GetOperationsData>()('GET', '/admin/operations', v.vGetOperationsResponse),
  /** Exceptions: transfers that were not booked as a deposit automatically, newest first, 20 a page. */
  getExceptions: rowByRow(
    'data',
    operation<t.GetExceptionsData>()('GET', '/admin/exceptions', v.vGetExceptionsResponse),
  ),
  /** Reconciliation: deposits against sales, wallets and refunds, and the addresses that are not swept yet. */
  getReconciliation: rowByRow(
    'data.unswept',
    operation<t.GetReconciliationData>()('GET', '/admin/reconciliation', v.vGetReconciliationResponse),
  ),
  /** The payouts, oldest first, 20 a page. */
  getPayouts: rowByRow('data', operation<t.GetPayoutsData>()('GET', '/admin/payouts', v.vGetPayoutsResponse)),
  /** One payout. */
  getPayout: operation<t.GetPayoutData>()('GET', '/admin/payouts/{orderId}', v.vGetPayoutResponse),
  /** Claims a queued payout. 409: see `currentPayoutOf`. */
  claimPayout: operation<t.ClaimPayoutData>()(
    'POST',
    '/admin/payouts/{orderId}/claim',
    v.vClaimPayoutResponse,
    withBody,
  ),
  /** Releases a claimed payout into the queue. 409: see `currentPayoutOf`. */
  releasePayout: operation<t.ReleasePayoutData>()(
    'POST',
    '/admin/payouts/{orderId}/release',
    v.vReleasePayoutResponse,
    withBody,
  ),
  /** Records that the rupees were sent. 409: see `currentPayoutOf`. */
  payPayout: operation<t.PayPayoutData>()('POST', '/admin/payouts/{orderId}/paid', v.vPayPayoutResponse, withBody),
  /** Records that the rupees could not be sent. 409: see `currentPayoutOf`. */
  failPayout: operation<t.FailPayoutData>()('POST', '/admin/payouts/{orderId}/failed', v.vFailPayoutResponse, withBody),
  /** Queues a failed payout again. 409: see `currentPayoutOf`. */
  retryPayout: operation<t.RetryPayoutData>()(
    'POST',
    '/admin/payouts/{orderId}/retry',
    v.vRetryPayoutResponse,
    withBody,
  ),
  /** Refunds the USDT to the seller's wallet. 409: see `currentPayoutOf`. */
  refundPayout: operation<t.RefundPayoutData>()(
    'POST',
    '/admin/payouts/{orderId}/refund',
    v.vRefundPayoutResponse,
    withBody,
  ),
  /** Puts a payout on hold. 409: see `currentPayoutOf`. */
  holdPayout: operation<t.HoldPayoutData>()('POST', '/admin/payouts/{orderId}/hold', v.vHoldPayoutResponse, withBody),
  /** Resumes a held payout: back into the queue. 409: see `currentPayoutOf`. */
  resumePayout: operation<t.ResumePayoutData>()(
    'POST',
    '/admin/payouts/{orderId}/resume',
    v.vResumePayoutResponse,
    withBody,
  ),
  /** Approves the request of another administrator. 409: see `currentPayoutOf`. */
  approvePayout: operation<t.ApprovePayoutData>()(
    'POST',
    '/admin/payouts/{orderId}/approve',
    v.vApprovePayoutResponse,
    withBody,
  ),
  /** Reports that the bank returned the rupees of a completed payout. 409: see `currentPayoutOf`. */
  returnPayout: operation<t.ReturnPayoutData>()(
    'POST',
    '/admin/payouts/{orderId}/returned',
    v.vReturnPayoutResponse,
    withBody,
  ),
  /** Exports a batch of payouts for a bank as a file: CSV, or a workbook with `format: 'xlsx'`. */
  exportPayouts: operation<t.ExportPayoutsData>()('POST', '/admin/payouts/export', blob(), {
    body: true,
    query: ['format'],
    file: 'download',
  }),
  /** Imports a bank's answer to a batch, line by line; with `dryRun` nothing is saved. */
  importPayouts: rowByRow(
    'rows',
    operation<t.ImportPayoutsData>()('POST', '/admin/payouts/import', v.vImportPayoutsResponse, {
      body: true,
      query: ['dryRun'],
      file: 'upload',
    }),
  ),
  /** Lines of the imported bank statements and missing payments, newest day first. */
  getBankStatement: rowByRow(
    'data',
    operation<t.GetBankStatementData>()('GET', '/admin/bank-statement', v.vGetBankStatementResponse),
  ),
  /** Imports a statement of the payout account; with `dryRun` nothing is saved. 400: see `statementFaultsOf`. */
  importBankStatement: operation<t.ImportBankStatementData>()(
    'POST',
    '/admin/bank-statement',
    v.vImportBankStatementResponse,
    { body: true, query: ['from', 'to', 'dryRun'], file: 'upload' },
  ),
  /** Explains an open entry of the bank statement. 409: see `currentStatementEntryOf`. */
  explainBankStatementEntry: operation<t.ExplainBankStatementEntryData>()(
    'POST',
    '/admin/bank-statement/lines/{id}/explain',
    v.vExplainBankStatementEntryResponse,
    withBody,
  ),
  /** Exports the report of a period as CSV. */
  exportReport: operation<t.ExportReportData>()('GET', '/admin/report.csv', blob(), { file: 'download' }),
  /** Credits an exception to its owner's wallet. 409: see `currentExceptionOf`. */
  creditException: operation<t.CreditExceptionData>()(
    'POST',
    '/admin/exceptions/{id}/credit',
    v.vCreditExceptionResponse,
    withBody,
  ),
  /** Records that the USDT of an exception were sent back. 409: see `currentExceptionOf`. */
  refundException: operation<t.RefundExceptionData>()(
    'POST',
    '/admin/exceptions/{id}/refunded',
    v.vRefundExceptionResponse,
    withBody,
  ),
  /** Ignores an exception: closes it without credit or refund. 409: see `currentExceptionOf`. */
  ignoreException: operation<t.IgnoreExceptionData>()(
    'POST',
    '/admin/exceptions/{id}/ignore',
    v.vIgnoreExceptionResponse,
    withBody,
  ),
  /** Withdrawals that sellers requested, oldest first, 20 a page. */
  getWithdrawals: rowByRow(
    'data',
    operation<t.GetWithdrawalsData>()('GET', '/admin/withdrawals', v.vGetWithdrawalsResponse),
  ),
  /** Claims a withdrawal. 409: see `currentWithdrawalOf`. */
  claimWithdrawal: operation<t.ClaimWithdrawalData>()(
    'POST',
    '/admin/withdrawals/{id}/claim',
    v.vClaimWithdrawalResponse,
    withBody,
  ),
  /** Records that the USDT of a withdrawal were sent. 409: see `currentWithdrawalOf`. */
  payWithdrawal: operation<t.PayWithdrawalData>()(
    'POST',
    '/admin/withdrawals/{id}/paid',
    v.vPayWithdrawalResponse,
    withBody,
  ),
  /** Refuses a withdrawal: the USDT go back to the wallet. 409: see `currentWithdrawalOf`. */
  refuseWithdrawal: operation<t.RefuseWithdrawalData>()(
    'POST',
    '/admin/withdrawals/{id}/refuse',
    v.vRefuseWithdrawalResponse,
    withBody,
  ),
  /** Users, newest first, 20 a page. */
  getUsers: rowByRow('data', operation<t.GetUsersData>()('GET', '/admin/users', v.vGetUsersResponse)),
  /** Blocks a user, who may still read but not sell. 409: see `currentAdminUserOf`. */
  blockUser: operation<t.BlockUserData>()('POST', '/admin/users/{id}/block', v.vBlockUserResponse, withBody),
  /** Unblocks a user. 409: see `currentAdminUserOf`. */
  unblockUser: operation<t.UnblockUserData>()('POST', '/admin/users/{id}/unblock', v.vUnblockUserResponse, withBody),
  /** Adds a note about a user. 409: see `currentAdminUserOf`. */
  noteUser: operation<t.NoteUserData>()('POST', '/admin/users/{id}/note', v.vNoteUserResponse, withBody),
  /** Resets the second factor of another administrator. 409: see `currentAdminUserOf`. */
  resetSecondFactor: operation<t.ResetSecondFactorData>()(
    'POST',
    '/admin/users/{id}/reset-second-factor',
    v.vResetSecondFactorResponse,
    withBody,
  ),
  ...secondFactorOperations,
  /** Records a sweep: USDT moved on from one of our deposit addresses. */
  recordSweep: operation<t.RecordSweepData>()('POST', '/admin/sweeps', v.vRecordSweepResponse, withBody),
  /** Statement of the simulated bank as CSV (sandbox). */
  getSandboxBankStatement: operation<t.GetSandboxBankStatementData>()('GET', '/sandbox/bank-statement.csv', blob(), {
    file: 'download',
  }),
  /** Makes a simulated chain silent, removes its last transfer, or restores it (sandbox). */
  setSandboxNetwork: operation<t.SetSandboxNetworkData>()(
    'POST',
    '/sandbox/networks/{id}',
    v.vSetSandboxNetworkResponse,
    withBody,
  ),
};
