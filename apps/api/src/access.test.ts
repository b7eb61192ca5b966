import { vAddBankResponse, vMakeProofResponse, vRequestWithdrawalResponse } from '@sarraf/api-client/contract';
import { decimal } from '@sarraf/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { read, refusal, testServer, type Actor, type Reply, type TestServer } from './testing/test-server.ts';
import { changeWallet } from './wallet/balance.ts';
import { queuedPayouts } from './testing/payouts.ts';
import { openOrder, pay, payAs } from './testing/selling.ts';

type Who = 'nobody' | 'malformed' | 'revoked' | 'unverified' | 'other' | 'owner' | 'admin';
const CALLERS: readonly Who[] = ['nobody', 'malformed', 'revoked', 'unverified', 'other', 'owner', 'admin'];

interface Row {
  method: string;
  path: string;
  body?: unknown;
  /** Status by caller, in the order of CALLERS. */
  expected: [number, number, number, number, number, number, number];
}

const bank = { name: 'A', method: 'sadapay', phoneNumber: '03001234567' };
/** Longer than any id in the contract. */
const TOO_LONG = 'x'.repeat(65);
// `{order}` is a pending order of the owner, `{payout}` one with a queued payout, `{paid}` a paid one, `{completed}` a completed one, `{owner}` the owner's id, `{bank}` the
// owner's account, `{spare}` and `{gone}` two others, `{exception}` and `{withdrawal}` the owner's too; `{blocked}` is another user.
const TABLE: Row[] = [
  { method: 'POST', path: '/auth/send-otp', body: { mobile: 'x' }, expected: [400, 400, 400, 400, 400, 400, 400] },
  {
    method: 'POST',
    path: '/auth/verify-otp',
    body: { mobile: 'x', otp: '1' },
    expected: [400, 400, 400, 400, 400, 400, 400],
  },
  { method: 'POST', path: '/auth/check-login', body: {}, expected: [401, 401, 401, 200, 200, 200, 200] },
  {
    method: 'POST',
    path: '/kyc/requestOTP',
    body: { aadhaarNumber: '234567890124' },
    expected: [401, 401, 401, 200, 409, 409, 409],
  },
  {
    method: 'POST',
    path: '/kyc/submitOTP',
    body: { aadhaarNumber: '234567890124', token: 'x', otp: '123456' },
    expected: [401, 401, 401, 400, 409, 409, 409],
  },
  { method: 'GET', path: '/kyc', expected: [401, 401, 401, 200, 200, 200, 200] },
  { method: 'POST', path: '/kyc/check', body: {}, expected: [401, 401, 401, 200, 404, 404, 404] },
  {
    method: 'PUT',
    path: '/user/update-details',
    body: { fullName: 'A' },
    expected: [401, 401, 401, 200, 200, 200, 200],
  },
  {
    method: 'PUT',
    path: '/user/notifications',
    body: { orderMessages: true },
    expected: [401, 401, 401, 200, 200, 200, 200],
  },
  { method: 'PUT', path: '/user/notifications', body: {}, expected: [401, 401, 401, 400, 400, 400, 400] },
  { method: 'GET', path: '/sell/price-ranges', expected: [401, 401, 401, 200, 200, 200, 200] },
  { method: 'GET', path: '/sell/networks', expected: [401, 401, 401, 200, 200, 200, 200] },
  { method: 'GET', path: '/sell/payout-times', expected: [401, 401, 401, 200, 200, 200, 200] },
  { method: 'GET', path: '/sell/pauses', expected: [401, 401, 401, 200, 200, 200, 200] },
  { method: 'GET', path: '/bank/get', expected: [401, 401, 401, 403, 200, 200, 200] },
  { method: 'POST', path: '/bank/add', body: bank, expected: [401, 401, 401, 403, 200, 200, 200] },
  { method: 'PUT', path: '/bank/{spare}', body: bank, expected: [401, 401, 401, 403, 404, 200, 404] },
  { method: 'PUT', path: '/bank/{spare}', body: {}, expected: [401, 401, 401, 403, 400, 400, 400] },
  { method: 'PUT', path: `/bank/${TOO_LONG}`, body: bank, expected: [401, 401, 401, 403, 404, 404, 404] },
  { method: 'POST', path: '/bank/{bank}/default', expected: [401, 401, 401, 403, 404, 200, 404] },
  { method: 'POST', path: `/bank/${TOO_LONG}/default`, expected: [401, 401, 401, 403, 404, 404, 404] },
  { method: 'DELETE', path: '/bank/{bank}', expected: [401, 401, 401, 403, 404, 409, 404] },
  { method: 'DELETE', path: '/bank/{gone}', expected: [401, 401, 401, 403, 404, 200, 404] },
  { method: 'DELETE', path: `/bank/${TOO_LONG}`, expected: [401, 401, 401, 403, 404, 404, 404] },
  {
    method: 'POST',
    path: '/sell/create-order',
    body: { amount: 500, networkId: 'trc20', bankAccountId: '{bank}' },
    expected: [401, 401, 401, 403, 404, 409, 404],
  },
  { method: 'GET', path: '/sell/orders/active', expected: [401, 401, 401, 403, 200, 200, 200] },
  { method: 'GET', path: '/sell/orders/{order}', expected: [401, 401, 401, 403, 404, 200, 200] },
  { method: 'GET', path: '/sell/orders/unknown', expected: [401, 401, 401, 403, 404, 404, 404] },
  { method: 'GET', path: `/sell/orders/${TOO_LONG}`, expected: [401, 401, 401, 403, 404, 404, 404] },
  { method: 'POST', path: `/sell/orders/${TOO_LONG}/cancel`, expected: [401, 401, 401, 403, 404, 404, 404] },
  { method: 'POST', path: '/sell/orders/{paid}/cancel', expected: [401, 401, 401, 403, 404, 409, 404] },
  { method: 'POST', path: '/history/1/10', expected: [401, 401, 401, 403, 200, 200, 200] },
  { method: 'POST', path: '/history/1/10?status=completed&search=a', expected: [401, 401, 401, 403, 200, 200, 200] },
  { method: 'POST', path: '/history/1/10?status=lost', expected: [401, 401, 401, 403, 400, 400, 400] },
  { method: 'POST', path: '/history/0/10', expected: [401, 401, 401, 403, 400, 400, 400] },
  {
    method: 'GET',
    path: '/history/statement?from=2026-11-01&to=2026-11-30',
    expected: [401, 401, 401, 403, 200, 200, 200],
  },
  { method: 'GET', path: '/history/statement?from=2026-11-01', expected: [401, 401, 401, 403, 400, 400, 400] },
  {
    method: 'GET',
    path: '/history/statement?from=2026-11-01&to=2026-11-30&page=0',
    expected: [401, 401, 401, 403, 400, 400, 400],
  },
  {
    method: 'GET',
    path: '/history/export.csv?from=2026-11-01&to=2026-11-30',
    expected: [401, 401, 401, 403, 200, 200, 200],
  },
  { method: 'GET', path: '/history/export.csv', expected: [401, 401, 401, 403, 400, 400, 400] },
  { method: 'POST', path: '/profile', expected: [401, 401, 401, 403, 200, 200, 200] },
  { method: 'POST', path: '/profile/{owner}', expected: [401, 401, 401, 403, 200, 200, 200] },
  { method: 'POST', path: '/profile/unknown', expected: [401, 401, 401, 403, 404, 404, 404] },
  { method: 'POST', path: `/profile/${TOO_LONG}`, expected: [401, 401, 401, 403, 404, 404, 404] },
  { method: 'GET', path: '/settings', expected: [401, 401, 401, 403, 403, 403, 200] },
  {
    method: 'PUT',
    path: '/settings/min_quantity',
    body: { value: 100 },
    expected: [401, 401, 401, 403, 403, 403, 200],
  },
  { method: 'PUT', path: '/settings/unknown', body: { value: 100 }, expected: [401, 401, 401, 403, 403, 403, 404] },
  { method: 'PUT', path: `/settings/${TOO_LONG}`, body: { value: 1 }, expected: [401, 401, 401, 403, 403, 403, 404] },
  {
    method: 'PUT',
    path: '/settings/min_quantity',
    body: { value: 101, version: 7 },
    expected: [401, 401, 401, 403, 403, 403, 409],
  },
  { method: 'GET', path: '/audit', expected: [401, 401, 401, 403, 403, 403, 200] },
  { method: 'GET', path: '/audit?before=1&limit=50', expected: [401, 401, 401, 403, 403, 403, 200] },
  { method: 'GET', path: '/audit?limit=51', expected: [401, 401, 401, 403, 403, 403, 400] },
  { method: 'GET', path: '/audit/1', expected: [404, 404, 404, 404, 404, 404, 404] },
  { method: 'POST', path: '/audit', body: {}, expected: [404, 404, 404, 404, 404, 404, 404] },
  { method: 'PUT', path: '/audit/1', body: { action: 'x' }, expected: [404, 404, 404, 404, 404, 404, 404] },
  { method: 'PATCH', path: '/audit/1', body: { action: 'x' }, expected: [404, 404, 404, 404, 404, 404, 404] },
  { method: 'DELETE', path: '/audit', expected: [404, 404, 404, 404, 404, 404, 404] },
  { method: 'DELETE', path: '/audit/1', expected: [404, 404, 404, 404, 404, 404, 404] },
  { method: 'GET', path: '/admin/exceptions', expected: [401, 401, 401, 403, 403, 403, 200] },
  {
    method: 'GET',
    path: '/admin/exceptions?kind=dust&open=false&page=2',
    expected: [401, 401, 401, 403, 403, 403, 200],
  },
  { method: 'GET', path: '/admin/exceptions?kind=other', expected: [401, 401, 401, 403, 403, 403, 400] },
  { method: 'GET', path: '/admin/exceptions?open=maybe', expected: [401, 401, 401, 403, 403, 403, 400] },
  { method: 'GET', path: '/admin/exceptions?page=0', expected: [401, 401, 401, 403, 403, 403, 400] },
  { method: 'POST', path: '/admin/exceptions', body: {}, expected: [401, 401, 401, 403, 403, 403, 404] },
  {
    method: 'POST',
    path: '/admin/exceptions/{exception}/credit',
    body: {},
    expected: [401, 401, 401, 403, 403, 403, 400],
  },
  {
    method: 'POST',
    path: '/admin/exceptions/{exception}/refunded',
    body: {},
    expected: [401, 401, 401, 403, 403, 403, 400],
  },
  {
    method: 'POST',
    path: '/admin/exceptions/{exception}/ignore',
    body: {},
    expected: [401, 401, 401, 403, 403, 403, 400],
  },
  {
    method: 'POST',
    path: '/admin/exceptions/{exception}/ignore',
    body: { reason: 'ours' },
    expected: [401, 401, 401, 403, 403, 403, 200],
  },
  {
    method: 'POST',
    path: '/admin/exceptions/{exception}/credit',
    body: { reason: 'ours' },
    expected: [401, 401, 401, 403, 403, 403, 409],
  },
  {
    method: 'POST',
    path: '/admin/exceptions/unknown/ignore',
    body: { reason: 'ours' },
    expected: [401, 401, 401, 403, 403, 403, 404],
  },
  {
    method: 'POST',
    path: `/admin/exceptions/${TOO_LONG}/ignore`,
    body: { reason: 'ours' },
    expected: [401, 401, 401, 403, 403, 403, 404],
  },
  { method: 'GET', path: '/admin/withdrawals', expected: [401, 401, 401, 403, 403, 403, 200] },
  { method: 'GET', path: '/admin/withdrawals?status=requested&page=2', expected: [401, 401, 401, 403, 403, 403, 200] },
  { method: 'GET', path: '/admin/withdrawals?status=lost', expected: [401, 401, 401, 403, 403, 403, 400] },
  { method: 'GET', path: '/admin/withdrawals?page=0', expected: [401, 401, 401, 403, 403, 403, 400] },
  {
    method: 'POST',
    path: '/admin/withdrawals/{withdrawal}/paid',
    body: { hash: 'a'.repeat(64) },
    expected: [401, 401, 401, 403, 403, 403, 409],
  },
  {
    method: 'POST',
    path: '/admin/withdrawals/{withdrawal}/claim',
    body: {},
    expected: [401, 401, 401, 403, 403, 403, 200],
  },
  {
    method: 'POST',
    path: '/admin/withdrawals/{withdrawal}/paid',
    body: {},
    expected: [401, 401, 401, 403, 403, 403, 400],
  },
  {
    method: 'POST',
    path: '/admin/withdrawals/{withdrawal}/refuse',
    body: {},
    expected: [401, 401, 401, 403, 403, 403, 200],
  },
  {
    method: 'POST',
    path: '/admin/withdrawals/{withdrawal}/refuse',
    body: {},
    expected: [401, 401, 401, 403, 403, 403, 409],
  },
  { method: 'POST', path: '/admin/withdrawals/unknown/claim', body: {}, expected: [401, 401, 401, 403, 403, 403, 404] },
  { method: 'GET', path: '/admin/users?search=person', expected: [401, 401, 401, 403, 403, 403, 200] },
  { method: 'GET', path: '/admin/users?page=x', expected: [401, 401, 401, 403, 403, 403, 400] },
  { method: 'POST', path: '/admin/users/{blocked}/block', body: {}, expected: [401, 401, 401, 403, 403, 403, 400] },
  {
    method: 'POST',
    path: '/admin/users/{blocked}/block',
    body: { reason: 'stolen' },
    expected: [401, 401, 401, 403, 403, 403, 200],
  },
  {
    method: 'POST',
    path: '/admin/users/{blocked}/block',
    body: { reason: 'stolen' },
    expected: [401, 401, 401, 403, 403, 403, 409],
  },
  {
    method: 'POST',
    path: '/admin/users/{blocked}/note',
    body: { text: 'called' },
    expected: [401, 401, 401, 403, 403, 403, 200],
  },
  { method: 'POST', path: '/admin/users/{blocked}/note', body: {}, expected: [401, 401, 401, 403, 403, 403, 400] },
  { method: 'POST', path: '/admin/users/{blocked}/unblock', body: {}, expected: [401, 401, 401, 403, 403, 403, 200] },
  {
    method: 'POST',
    path: '/admin/users/unknown/block',
    body: { reason: 'stolen' },
    expected: [401, 401, 401, 403, 403, 403, 404],
  },
  { method: 'GET', path: '/admin/second-factor', expected: [401, 401, 401, 403, 403, 403, 409] },
  { method: 'POST', path: '/admin/second-factor/begin', body: {}, expected: [401, 401, 401, 403, 403, 403, 409] },
  { method: 'POST', path: '/admin/second-factor/finish', body: {}, expected: [401, 401, 401, 403, 403, 403, 409] },
  { method: 'POST', path: '/admin/second-factor/recovery', body: {}, expected: [401, 401, 401, 403, 403, 403, 409] },
  {
    method: 'POST',
    path: '/admin/second-factor/recovery-codes',
    body: {},
    expected: [401, 401, 401, 403, 403, 403, 409],
  },
  {
    method: 'POST',
    path: '/admin/second-factor/passkeys/begin',
    body: {},
    expected: [401, 401, 401, 403, 403, 403, 409],
  },
  { method: 'POST', path: '/admin/second-factor/passkeys', body: {}, expected: [401, 401, 401, 403, 403, 403, 409] },
  {
    method: 'POST',
    path: '/admin/second-factor/passkeys/x/rename',
    body: {},
    expected: [401, 401, 401, 403, 403, 403, 409],
  },
  {
    method: 'POST',
    path: '/admin/second-factor/passkeys/x/remove',
    body: {},
    expected: [401, 401, 401, 403, 403, 403, 409],
  },
  { method: 'POST', path: '/admin/second-factor/unknown', body: {}, expected: [401, 401, 401, 403, 403, 403, 409] },
  {
    method: 'POST',
    path: '/admin/users/{blocked}/reset-second-factor',
    body: {},
    expected: [401, 401, 401, 403, 403, 403, 400],
  },
  {
    method: 'POST',
    path: '/admin/users/{blocked}/reset-second-factor',
    body: { reason: 'lost' },
    expected: [401, 401, 401, 403, 403, 403, 409],
  },
  {
    method: 'POST',
    path: '/admin/users/unknown/reset-second-factor',
    body: { reason: 'lost' },
    expected: [401, 401, 401, 403, 403, 403, 404],
  },
  { method: 'POST', path: '/admin/sweeps', body: {}, expected: [401, 401, 401, 403, 403, 403, 400] },
  { method: 'GET', path: '/admin/overview', expected: [401, 401, 401, 403, 403, 403, 200] },
  { method: 'GET', path: '/admin/operations', expected: [401, 401, 401, 403, 403, 403, 200] },
  { method: 'GET', path: '/wallet', expected: [401, 401, 401, 403, 200, 200, 200] },
  { method: 'POST', path: '/wallet/withdrawals', body: {}, expected: [401, 401, 401, 403, 400, 400, 400] },
  {
    method: 'POST',
    path: '/wallet/withdrawals',
    body: { networkId: 'trc20', address: 'TNnuJe7iTwHHtFGEmC21mEU6vQ9Szht2os', amount: '1' },
    expected: [401, 401, 401, 403, 400, 200, 400],
  },
  {
    method: 'POST',
    path: '/sell/create-order',
    body: { amount: 100, source: 'wallet', bankAccountId: '{bank}' },
    expected: [401, 401, 401, 403, 404, 200, 404],
  },
  { method: 'GET', path: '/admin/bank-statement', expected: [401, 401, 401, 403, 403, 403, 200] },
  {
    method: 'GET',
    path: '/admin/bank-statement?kind=missing&open=true&limit=5',
    expected: [401, 401, 401, 403, 403, 403, 200],
  },
  { method: 'GET', path: '/admin/bank-statement?kind=lost', expected: [401, 401, 401, 403, 403, 403, 400] },
  { method: 'GET', path: '/admin/bank-statement?open=perhaps', expected: [401, 401, 401, 403, 403, 403, 400] },
  { method: 'GET', path: '/admin/bank-statement?limit=101', expected: [401, 401, 401, 403, 403, 403, 400] },
  { method: 'POST', path: '/admin/bank-statement', body: {}, expected: [401, 401, 401, 403, 403, 403, 415] },
  {
    method: 'POST',
    path: '/admin/bank-statement?dryRun=perhaps',
    body: {},
    expected: [401, 401, 401, 403, 403, 403, 400],
  },
  {
    method: 'POST',
    path: '/admin/bank-statement/lines/line-1/explain',
    body: {},
    expected: [401, 401, 401, 403, 403, 403, 400],
  },
  {
    method: 'POST',
    path: `/admin/bank-statement/lines/${TOO_LONG}/explain`,
    body: { reason: 'x' },
    expected: [401, 401, 401, 403, 403, 403, 404],
  },
  {
    method: 'GET',
    path: '/admin/report.csv?from=2026-11-01&to=2026-11-30',
    expected: [401, 401, 401, 403, 403, 403, 200],
  },
  { method: 'GET', path: '/admin/report.csv?from=2026-11-01', expected: [401, 401, 401, 403, 403, 403, 400] },
  {
    method: 'GET',
    path: '/admin/report.csv?from=2026-11-31&to=2026-11-30',
    expected: [401, 401, 401, 403, 403, 403, 400],
  },
  { method: 'GET', path: '/sandbox/bank-statement.csv', expected: [401, 401, 401, 403, 403, 403, 200] },
  { method: 'GET', path: '/admin/reconciliation', expected: [401, 401, 401, 403, 403, 403, 200] },
  { method: 'GET', path: '/admin/reconciliation?refresh=true', expected: [401, 401, 401, 403, 403, 403, 200] },
  { method: 'GET', path: '/admin/reconciliation?refresh=soon', expected: [401, 401, 401, 403, 403, 403, 400] },
  { method: 'GET', path: '/admin/payouts', expected: [401, 401, 401, 403, 403, 403, 200] },
  {
    method: 'GET',
    path: '/admin/payouts?status=queued&network=trc20&method=nayapay&search=a&page=1',
    expected: [401, 401, 401, 403, 403, 403, 200],
  },
  { method: 'GET', path: '/admin/payouts?status=lost', expected: [401, 401, 401, 403, 403, 403, 400] },
  { method: 'GET', path: '/admin/payouts?page=0', expected: [401, 401, 401, 403, 403, 403, 400] },
  { method: 'GET', path: '/admin/payouts/{payout}', expected: [401, 401, 401, 403, 403, 403, 200] },
  { method: 'GET', path: '/admin/payouts/{paid}', expected: [401, 401, 401, 403, 403, 403, 404] },
  { method: 'GET', path: `/admin/payouts/${TOO_LONG}`, expected: [401, 401, 401, 403, 403, 403, 404] },
  { method: 'POST', path: '/admin/payouts/{payout}/claim', body: {}, expected: [401, 401, 401, 403, 403, 403, 200] },
  { method: 'POST', path: '/admin/payouts/{payout}/claim', body: {}, expected: [401, 401, 401, 403, 403, 403, 409] },
  { method: 'POST', path: '/admin/payouts/{payout}/release', expected: [401, 401, 401, 403, 403, 403, 200] },
  { method: 'POST', path: '/admin/payouts/{payout}/hold', body: {}, expected: [401, 401, 401, 403, 403, 403, 200] },
  { method: 'POST', path: '/admin/payouts/{payout}/refund', body: {}, expected: [401, 401, 401, 403, 403, 403, 400] },
  { method: 'POST', path: '/admin/payouts/{payout}/resume', body: {}, expected: [401, 401, 401, 403, 403, 403, 200] },
  { method: 'POST', path: '/admin/payouts/{payout}/retry', body: {}, expected: [401, 401, 401, 403, 403, 403, 409] },
  { method: 'POST', path: '/admin/payouts/{payout}/failed', body: {}, expected: [401, 401, 401, 403, 403, 403, 400] },
  { method: 'POST', path: '/admin/payouts/{payout}/paid', body: {}, expected: [401, 401, 401, 403, 403, 403, 400] },
  {
    method: 'POST',
    path: '/admin/payouts/{payout}/approve',
    body: { reason: 'x' },
    expected: [401, 401, 401, 403, 403, 403, 409],
  },
  {
    method: 'POST',
    path: '/admin/payouts/{payout}/returned',
    body: { reason: 'x' },
    expected: [401, 401, 401, 403, 403, 403, 409],
  },
  { method: 'POST', path: '/admin/payouts/{payout}/returned', body: {}, expected: [401, 401, 401, 403, 403, 403, 400] },
  {
    method: 'POST',
    path: '/admin/payouts/{paid}/returned',
    body: { reason: 'x' },
    expected: [401, 401, 401, 403, 403, 403, 404],
  },
  { method: 'GET', path: '/admin/payouts?returned=true', expected: [401, 401, 401, 403, 403, 403, 200] },
  { method: 'GET', path: '/admin/payouts?returned=perhaps', expected: [401, 401, 401, 403, 403, 403, 400] },
  { method: 'POST', path: '/admin/payouts/{payout}/steal', body: {}, expected: [401, 401, 401, 403, 403, 403, 404] },
  { method: 'POST', path: '/admin/payouts/{paid}/claim', body: {}, expected: [401, 401, 401, 403, 403, 403, 404] },
  {
    method: 'POST',
    path: `/admin/payouts/${TOO_LONG}/claim`,
    body: {},
    expected: [401, 401, 401, 403, 403, 403, 404],
  },
  {
    method: 'POST',
    path: '/admin/payouts/export',
    body: { ids: ['{payout}'] },
    expected: [401, 401, 401, 403, 403, 403, 200],
  },
  { method: 'POST', path: '/admin/payouts/export', body: { ids: [] }, expected: [401, 401, 401, 403, 403, 403, 400] },
  { method: 'POST', path: '/admin/payouts/import', body: {}, expected: [401, 401, 401, 403, 403, 403, 415] },
  {
    method: 'POST',
    path: '/admin/payouts/import?dryRun=perhaps',
    body: {},
    expected: [401, 401, 401, 403, 403, 403, 400],
  },
  {
    method: 'POST',
    path: '/sell/orders/{payout}/payout-account',
    body: { bankAccountId: '{bank}' },
    expected: [401, 401, 401, 403, 404, 409, 404],
  },
  {
    method: 'POST',
    path: '/sell/orders/{payout}/payout-account',
    body: {},
    expected: [401, 401, 401, 403, 400, 400, 400],
  },
  {
    method: 'POST',
    path: `/sell/orders/${TOO_LONG}/payout-account`,
    body: { bankAccountId: '{bank}' },
    expected: [401, 401, 401, 403, 404, 404, 404],
  },
  { method: 'POST', path: '/sell/orders/{completed}/proof', expected: [401, 401, 401, 403, 404, 200, 404] },
  { method: 'POST', path: '/sell/orders/{payout}/proof', expected: [401, 401, 401, 403, 404, 409, 404] },
  { method: 'POST', path: `/sell/orders/${TOO_LONG}/proof`, expected: [401, 401, 401, 403, 404, 404, 404] },
  { method: 'DELETE', path: '/sell/orders/{completed}/proof', expected: [401, 401, 401, 403, 404, 200, 404] },
  { method: 'DELETE', path: '/sell/orders/{payout}/proof', expected: [401, 401, 401, 403, 404, 409, 404] },
  { method: 'DELETE', path: `/sell/orders/${TOO_LONG}/proof`, expected: [401, 401, 401, 403, 404, 404, 404] },
  { method: 'POST', path: '/webhooks/payouts', body: { key: 'x' }, expected: [401, 401, 401, 401, 401, 401, 401] },
  {
    method: 'POST',
    path: '/webhooks/messages',
    body: { id: 'x', status: 'delivered' },
    expected: [401, 401, 401, 401, 401, 401, 401],
  },
  { method: 'GET', path: '/webhooks/whatsapp', expected: [403, 403, 403, 403, 403, 403, 403] },
  { method: 'POST', path: '/webhooks/whatsapp', body: { entry: [] }, expected: [401, 401, 401, 401, 401, 401, 401] },
  { method: 'GET', path: '/stats?dateFilter=week', expected: [401, 401, 401, 403, 403, 403, 200] },
  { method: 'GET', path: '/stats?dateFilter=never', expected: [401, 401, 401, 403, 403, 403, 400] },
  { method: 'GET', path: '/sandbox', expected: [200, 200, 200, 200, 200, 200, 200] },
  { method: 'GET', path: '/sandbox/messages?mobile=%2B923001234567', expected: [200, 200, 200, 200, 200, 200, 200] },
  {
    method: 'POST',
    path: '/sandbox/networks/trc20',
    body: { silent: false },
    expected: [401, 401, 401, 403, 403, 403, 200],
  },
  {
    method: 'POST',
    path: `/sandbox/networks/${TOO_LONG}`,
    body: { silent: true },
    expected: [401, 401, 401, 403, 403, 403, 404],
  },
  {
    method: 'POST',
    path: '/sandbox/networks/trc20',
    body: { silent: 'yes' },
    expected: [401, 401, 401, 403, 403, 403, 400],
  },
  {
    method: 'POST',
    path: `/sandbox/orders/${TOO_LONG}/deposit`,
    body: { amount: 1 },
    expected: [401, 401, 401, 403, 404, 404, 404],
  },
  {
    method: 'POST',
    path: '/sandbox/orders/{paid}/deposit',
    body: { amount: 1 },
    expected: [401, 401, 401, 403, 404, 200, 200],
  },
  { method: 'POST', path: '/auth/logout', body: {}, expected: [401, 401, 401, 200, 200, 200, 200] },
];

let server: TestServer;
let people: Record<'unverified' | 'other' | 'owner' | 'admin' | 'revoked', Actor>;
let orders: { order: string; paid: string; payout: string; completed: string };
let banks: { spare: string; gone: string };
let desk: { exception: string; withdrawal: string; blocked: string };
beforeAll(async () => {
  server = await testServer();
  people = {
    unverified: await server.person({ verified: false }),
    other: await server.person(),
    owner: await server.person(),
    admin: await server.person({ admin: true }),
    revoked: await server.person(),
  };
  const paid = await openOrder(server, people.owner);
  await pay(server, people.owner, paid);
  const [payout = '', completed = ''] = await queuedPayouts(server, people.owner, 2);
  await server.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', completed).execute();
  orders = { paid, payout, completed, order: await openOrder(server, people.owner) };
  await payAs(server, people.owner, orders.order, { token: 'USDC', amount: 5 });
  const { id: exception } = await server.db.selectFrom('exceptions').select('id').executeTakeFirstOrThrow();
  const now = server.clock.now();
  await server.db
    .transaction()
    .execute((trx) =>
      changeWallet(trx, { user_id: people.owner.id, amount: decimal(900), reason: 'opening', at: now }),
    );
  const requested = await server.call('POST', '/wallet/withdrawals', {
    token: people.owner.token,
    body: { networkId: 'trc20', address: 'TNnuJe7iTwHHtFGEmC21mEU6vQ9Szht2os', amount: '1' },
  });
  const { _id: withdrawal } = read(vRequestWithdrawalResponse, requested).data;
  desk = { exception, withdrawal, blocked: (await server.person()).id };
  const add = async (phoneNumber: string) => {
    const { token } = people.owner;
    const reply = await server.call('POST', '/bank/add', { token, body: { ...bank, phoneNumber } });
    const { banks: saved } = read(vAddBankResponse, reply);
    return saved.find((account) => account.phoneNumber === phoneNumber)?._id ?? '';
  };
  banks = { spare: await add('03011111111'), gone: await add('03022222222') };
  await server.call('POST', '/auth/logout', { token: people.revoked.token });
});
afterAll(() => server.close());

const fill = (text: string): string =>
  text
    .replace('{order}', orders.order)
    .replace('{paid}', orders.paid)
    .replace('{payout}', orders.payout)
    .replace('{completed}', orders.completed)
    .replace('{owner}', people.owner.id)
    .replace('{exception}', desk.exception)
    .replace('{withdrawal}', desk.withdrawal)
    .replace('{blocked}', desk.blocked)
    .replace('{bank}', people.owner.bankId)
    .replace('{spare}', banks.spare)
    .replace('{gone}', banks.gone);
const tokenOf = (who: Who): string | undefined =>
  who === 'nobody' ? undefined : who === 'malformed' ? 'not a token' : people[who].token;
const make = (row: Row, who: Who): Promise<Reply> =>
  server.call(row.method, fill(row.path), {
    token: tokenOf(who),
    ...(row.body === undefined ? {} : { raw: fill(JSON.stringify(row.body)) }),
  });

// Before the table, which logs everybody out.
test.each(CALLERS)('GET /proof/{token}, with a link of the owner: %s → 200, and 404 for another token', async (who) => {
  const made = await server.call('POST', `/sell/orders/${orders.completed}/proof`, { token: people.owner.token });
  const path = new URL(read(vMakeProofResponse, made).url, 'https://sarraf.example').pathname;
  const token = tokenOf(who);
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  expect((await server.app.request(path, { headers })).status).toBe(200);
  expect((await server.app.request(`${path}x`, { headers })).status).toBe(404);
});

describe.each(TABLE)('$method $path', (row) => {
  test.each(CALLERS.map((who, at) => [who, row.expected[at] ?? 0] as const))('%s → %i', async (who, status) => {
    const reply = await make(row, who);
    expect(reply.status).toBe(status);
    if (status >= 400) expect(refusal(reply).message).not.toBe('');
  });
});

test('an expired session is no session', async () => {
  const who = await server.person();
  await server.db
    .updateTable('sessions')
    .set({ expires_at: server.clock.now() })
    .where('user_id', '=', who.id)
    .execute();
  expect((await server.call('POST', '/auth/check-login', { token: who.token })).status).toBe(401);
});

test('production has no sandbox and no test number', async () => {
  const production = await testServer({
    SARRAF_MODE: 'production',
    SARRAF_SECRET: 'x'.repeat(32),
    DEPOSIT_XPUB: server.services.config.depositXpub,
    PUBLIC_URL: 'https://sarraf.example',
  });
  try {
    for (const path of ['/sandbox', '/sandbox/messages?mobile=%2B923001234567']) {
      expect((await production.call('GET', path)).status).toBe(404);
    }
    expect((await production.call('POST', '/sandbox/orders/x/deposit', { body: {} })).status).toBe(404);
    expect((await production.call('POST', '/auth/send-otp', { body: { mobile: '+921234567890' } })).status).toBe(400);
    expect((await production.call('GET', '/sandbox')).headers.get('sandbox')).toBeNull();
    const reply = await production.call('POST', '/auth/send-otp', { body: { mobile: '+923001234567' } });
    expect([reply.status, refusal(reply).message]).toEqual([
      503,
      'Codes cannot be sent at the moment. Please try again later.',
    ]);
  } finally {
    await production.close();
  }
});
