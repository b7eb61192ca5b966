import { blob } from 'valibot';
import type * as t from './gen/types.gen.ts';
import * as v from './gen/admin/valibot.gen.ts';
import { operation, rowByRow, sends } from './operation.ts';

/** The calls of administrators, by their operationId. */
export const adminOperations = {
  /** All settings. */
  getSettings: rowByRow('data', operation<t.GetSettingsData>()('GET', '/settings', v.vGetSettingsResponse)),
  /** Changes one setting. 409 when `version` is no longer the current one: see `currentSettingOf`. */
  updateSetting: operation<t.UpdateSettingData>()('PUT', '/settings/{key}', v.vUpdateSettingResponse, sends),
  /** What administrators did, newest first; fewer than `limit` rows means the end. */
  getAudit: rowByRow('data', operation<t.GetAuditData>()('GET', '/audit', v.vGetAuditResponse)),
  /** Platform statistics. */
  getStats: rowByRow('data.activities', operation<t.GetStatsData>()('GET', '/stats', v.vGetStatsResponse)),
  /** Whether anything waits, lags or is broken. */
  getOverview: operation<t.GetOverviewData>()('GET', '/admin/overview', v.vGetOverviewResponse),
  /** Transfers that became no deposit of an order by themselves, newest first, 20 a page. */
  getExceptions: rowByRow(
    'data',
    operation<t.GetExceptionsData>()('GET', '/admin/exceptions', v.vGetExceptionsResponse),
  ),
  /** Whether what came in is what was made of it. */
  getReconciliation: rowByRow(
    'data.unswept',
    operation<t.GetReconciliationData>()('GET', '/admin/reconciliation', v.vGetReconciliationResponse),
  ),
  /** The payouts, oldest first, 20 a page. */
  getPayouts: rowByRow('data', operation<t.GetPayoutsData>()('GET', '/admin/payouts', v.vGetPayoutsResponse)),
  /** One payout. */
  getPayout: operation<t.GetPayoutData>()('GET', '/admin/payouts/{orderId}', v.vGetPayoutResponse),
  /** Takes a queued payout into the caller's hands. 409: see `currentPayoutOf`. */
  claimPayout: operation<t.ClaimPayoutData>()('POST', '/admin/payouts/{orderId}/claim', v.vClaimPayoutResponse, sends),
  /** Puts a claimed payout back into the queue. 409: see `currentPayoutOf`. */
  releasePayout: operation<t.ReleasePayoutData>()(
    'POST',
    '/admin/payouts/{orderId}/release',
    v.vReleasePayoutResponse,
    sends,
  ),
  /** Tells that the rupees were sent. 409: see `currentPayoutOf`. */
  payPayout: operation<t.PayPayoutData>()('POST', '/admin/payouts/{orderId}/paid', v.vPayPayoutResponse, sends),
  /** Tells that they could not be sent. 409: see `currentPayoutOf`. */
  failPayout: operation<t.FailPayoutData>()('POST', '/admin/payouts/{orderId}/failed', v.vFailPayoutResponse, sends),
  /** Queues a failed payout again. 409: see `currentPayoutOf`. */
  retryPayout: operation<t.RetryPayoutData>()('POST', '/admin/payouts/{orderId}/retry', v.vRetryPayoutResponse, sends),
  /** Gives the USDT to the seller's wallet instead. 409: see `currentPayoutOf`. */
  refundPayout: operation<t.RefundPayoutData>()(
    'POST',
    '/admin/payouts/{orderId}/refund',
    v.vRefundPayoutResponse,
    sends,
  ),
  /** Stops a payout for now. 409: see `currentPayoutOf`. */
  holdPayout: operation<t.HoldPayoutData>()('POST', '/admin/payouts/{orderId}/hold', v.vHoldPayoutResponse, sends),
  /** Puts a held payout back into the queue. 409: see `currentPayoutOf`. */
  resumePayout: operation<t.ResumePayoutData>()(
    'POST',
    '/admin/payouts/{orderId}/resume',
    v.vResumePayoutResponse,
    sends,
  ),
  /** Agrees to what another administrator asked for. 409: see `currentPayoutOf`. */
  approvePayout: operation<t.ApprovePayoutData>()(
    'POST',
    '/admin/payouts/{orderId}/approve',
    v.vApprovePayoutResponse,
    sends,
  ),
  /** The batch a bank takes, as a file: CSV, or a workbook with `format: 'xlsx'`. */
  exportPayouts: operation<t.ExportPayoutsData>()('POST', '/admin/payouts/export', blob(), {
    body: true,
    query: ['format'],
    file: 'answered',
  }),
  /** The bank's answer to a batch, line by line; `dryRun` applies nothing. */
  importPayouts: rowByRow(
    'rows',
    operation<t.ImportPayoutsData>()('POST', '/admin/payouts/import', v.vImportPayoutsResponse, {
      body: true,
      query: ['dryRun'],
      file: 'sent',
    }),
  ),
  /** Gives what arrived to its owner's wallet. 409: see `currentExceptionOf`. */
  creditException: operation<t.CreditExceptionData>()(
    'POST',
    '/admin/exceptions/{id}/credit',
    v.vCreditExceptionResponse,
    sends,
  ),
  /** Tells that what arrived was sent back. 409: see `currentExceptionOf`. */
  refundException: operation<t.RefundExceptionData>()(
    'POST',
    '/admin/exceptions/{id}/refunded',
    v.vRefundExceptionResponse,
    sends,
  ),
  /** Keeps what arrived. 409: see `currentExceptionOf`. */
  ignoreException: operation<t.IgnoreExceptionData>()(
    'POST',
    '/admin/exceptions/{id}/ignore',
    v.vIgnoreExceptionResponse,
    sends,
  ),
  /** USDT that sellers asked to have back, oldest first, 20 a page. */
  getWithdrawals: rowByRow(
    'data',
    operation<t.GetWithdrawalsData>()('GET', '/admin/withdrawals', v.vGetWithdrawalsResponse),
  ),
  /** Takes a withdrawal into the caller's hands. 409: see `currentWithdrawalOf`. */
  claimWithdrawal: operation<t.ClaimWithdrawalData>()(
    'POST',
    '/admin/withdrawals/{id}/claim',
    v.vClaimWithdrawalResponse,
    sends,
  ),
  /** Tells that the USDT were sent. 409: see `currentWithdrawalOf`. */
  payWithdrawal: operation<t.PayWithdrawalData>()(
    'POST',
    '/admin/withdrawals/{id}/paid',
    v.vPayWithdrawalResponse,
    sends,
  ),
  /** Leaves the USDT in the wallet. 409: see `currentWithdrawalOf`. */
  refuseWithdrawal: operation<t.RefuseWithdrawalData>()(
    'POST',
    '/admin/withdrawals/{id}/refuse',
    v.vRefuseWithdrawalResponse,
    sends,
  ),
  /** The people, newest first, 20 a page. */
  getUsers: rowByRow('data', operation<t.GetUsersData>()('GET', '/admin/users', v.vGetUsersResponse)),
  /** Lets somebody read everything and sell nothing. 409: see `currentAdminUserOf`. */
  blockUser: operation<t.BlockUserData>()('POST', '/admin/users/{id}/block', v.vBlockUserResponse, sends),
  /** Lets somebody sell again. 409: see `currentAdminUserOf`. */
  unblockUser: operation<t.UnblockUserData>()('POST', '/admin/users/{id}/unblock', v.vUnblockUserResponse, sends),
  /** Writes something down about somebody. 409: see `currentAdminUserOf`. */
  noteUser: operation<t.NoteUserData>()('POST', '/admin/users/{id}/note', v.vNoteUserResponse, sends),
  /** Tells that USDT were moved on from an address of ours. */
  recordSweep: operation<t.RecordSweepData>()('POST', '/admin/sweeps', v.vRecordSweepResponse, sends),
  /** Silences a simulated chain, takes its last transfer out, or puts it back (sandbox). */
  setSandboxNetwork: operation<t.SetSandboxNetworkData>()(
    'POST',
    '/sandbox/networks/{id}',
    v.vSetSandboxNetworkResponse,
    sends,
  ),
};
