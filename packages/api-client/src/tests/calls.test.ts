import { expect, it, vi } from 'vitest';
import { type ApiOptions, type ClientOf, createClient } from '../client.ts';
import { operations } from '../operations.ts';
import { clientOperations, type ContractOperation, goodReply } from './contract-file.ts';

type Api = ClientOf<typeof operations>;

/** One sample call for each operation. An operation without a row does not compile. */
const CALLS: { [Id in keyof Api]: (api: Api) => Promise<unknown> } = {
  sendOtp: (api) => api.sendOtp({ mobile: '+923001234567' }),
  verifyOtp: (api) => api.verifyOtp({ mobile: '+923001234567', otp: '482913' }),
  checkLogin: (api) => api.checkLogin(),
  logout: (api) => api.logout(),
  getIdentity: (api) => api.getIdentity(),
  checkIdentity: (api) => api.checkIdentity(),
  requestAadhaarOtp: (api) => api.requestAadhaarOtp({ aadhaarNumber: '234567890124' }),
  submitAadhaarOtp: (api) => api.submitAadhaarOtp({ aadhaarNumber: '234567890124', token: 'kt', otp: '117204' }),
  updateDetails: (api) => api.updateDetails({ fullName: 'Ayesha Siddiqui' }),
  updateNotifications: (api) => api.updateNotifications({ orderMessages: false }),
  getPriceRanges: (api) => api.getPriceRanges(),
  getNetworks: (api) => api.getNetworks(),
  getPayoutTimes: (api) => api.getPayoutTimes(),
  getPauses: (api) => api.getPauses(),
  getBanks: (api) => api.getBanks(),
  addBank: (api) => api.addBank({ name: 'Ayesha Siddiqui', method: 'sadapay', phoneNumber: '03001234567' }),
  updateBank: (api) =>
    api.updateBank({ id: 'bank', name: 'Ayesha Siddiqui', method: 'sadapay', phoneNumber: '03001234567' }),
  deleteBank: (api) => api.deleteBank({ id: 'bank' }),
  makeDefaultBank: (api) => api.makeDefaultBank({ id: 'bank' }),
  createOrder: (api) =>
    api.createOrder({ amount: 500, networkId: 'trc20', bankAccountId: 'bank', idempotencyKey: crypto.randomUUID() }),
  getOrder: (api) => api.getOrder({ id: 'order' }),
  getActiveOrder: (api) => api.getActiveOrder(),
  cancelOrder: (api) => api.cancelOrder({ id: 'order' }),
  makeProof: (api) => api.makeProof({ id: 'order' }),
  revokeProof: (api) => api.revokeProof({ id: 'order' }),
  getHistory: (api) => api.getHistory({ page: 1, limit: 10 }),
  getProfile: (api) => api.getProfile(),
  getProfileById: (api) => api.getProfileById({ userId: 'user' }),
  getSettings: (api) => api.getSettings(),
  updateSetting: (api) => api.updateSetting({ key: 'min_quantity', value: 150, version: 3 }),
  getAudit: (api) => api.getAudit({ before: '42', limit: 20 }),
  getStats: (api) => api.getStats({ dateFilter: 'week' }),
  choosePayoutAccount: (api) => api.choosePayoutAccount({ id: 'order', bankAccountId: 'bank' }),
  getWallet: (api) => api.getWallet(),
  requestWithdrawal: (api) =>
    api.requestWithdrawal({ networkId: 'trc20', address: 'T', amount: '100', idempotencyKey: crypto.randomUUID() }),
  getPayouts: (api) => api.getPayouts({ status: 'queued', network: 'trc20', method: 'raast', search: 'a', page: 1 }),
  getPayout: (api) => api.getPayout({ orderId: 'order' }),
  claimPayout: (api) => api.claimPayout({ orderId: 'order' }),
  releasePayout: (api) => api.releasePayout({ orderId: 'order', reason: 'Away' }),
  payPayout: (api) => api.payPayout({ orderId: 'order', utr: 'RAAST-1', amount: '138136.00' }),
  failPayout: (api) => api.failPayout({ orderId: 'order', reason: 'Closed' }),
  retryPayout: (api) => api.retryPayout({ orderId: 'order' }),
  refundPayout: (api) => api.refundPayout({ orderId: 'order', reason: 'Asked for' }),
  holdPayout: (api) => api.holdPayout({ orderId: 'order' }),
  resumePayout: (api) => api.resumePayout({ orderId: 'order' }),
  returnPayout: (api) => api.returnPayout({ orderId: 'order', reason: 'Account closed', available: true }),
  approvePayout: (api) => api.approvePayout({ orderId: 'order', reason: 'Slip seen' }),
  exportPayouts: (api) => api.exportPayouts({ ids: ['order'] }),
  importPayouts: (api) => api.importPayouts({ csv: 'orderId,utr\norder,RAAST-1', dryRun: true }),
  getBankStatement: (api) => api.getBankStatement({ kind: 'missing', open: true, before: 'line-9', limit: 50 }),
  importBankStatement: (api) => api.importBankStatement({ csv: 'Date,Reference', from: '2025-05-13', dryRun: true }),
  explainBankStatementEntry: (api) => api.explainBankStatementEntry({ id: 'line-1042', reason: 'Top-up' }),
  getStatement: (api) => api.getStatement({ from: '2025-05-01', to: '2025-05-31', page: 1 }),
  exportStatement: (api) => api.exportStatement({ from: '2025-05-01', to: '2025-05-31' }),
  exportReport: (api) => api.exportReport({ from: '2025-05-01', to: '2025-05-31' }),
  creditException: (api) => api.creditException({ id: '17', reason: 'Theirs' }),
  refundException: (api) => api.refundException({ id: '17', hash: '0x9b', reason: 'Sent back' }),
  ignoreException: (api) => api.ignoreException({ id: '17', reason: 'Nobody asks' }),
  getWithdrawals: (api) => api.getWithdrawals({ status: 'requested', page: 1 }),
  claimWithdrawal: (api) => api.claimWithdrawal({ id: '3' }),
  payWithdrawal: (api) => api.payWithdrawal({ id: '3', hash: '0x9b' }),
  refuseWithdrawal: (api) => api.refuseWithdrawal({ id: '3', reason: 'No' }),
  getUsers: (api) => api.getUsers({ search: 'ayesha', page: 1 }),
  blockUser: (api) => api.blockUser({ id: 'user', reason: 'Stolen' }),
  unblockUser: (api) => api.unblockUser({ id: 'user' }),
  noteUser: (api) => api.noteUser({ id: 'user', text: 'Called' }),
  resetSecondFactor: (api) => api.resetSecondFactor({ id: 'user', reason: 'Lost the phone' }),
  getSecondFactor: (api) => api.getSecondFactor(),
  beginSecondFactor: (api) => api.beginSecondFactor(),
  finishSecondFactor: (api) =>
    api.finishSecondFactor({
      credential: { id: 'a', response: { clientDataJSON: 'b', authenticatorData: 'c', signature: 'd' } },
    }),
  enterRecoveryCode: (api) => api.enterRecoveryCode({ code: '7K3M-9QXA-2FTC-W8RD' }),
  renewRecoveryCodes: (api) => api.renewRecoveryCodes(),
  beginPasskey: (api) => api.beginPasskey(),
  finishPasskey: (api) =>
    api.finishPasskey({ credential: { id: 'a', response: { clientDataJSON: 'b', attestationObject: 'c' } } }),
  renamePasskey: (api) => api.renamePasskey({ id: 'passkey', name: 'Work laptop' }),
  removePasskey: (api) => api.removePasskey({ id: 'passkey' }),
  recordSweep: (api) => api.recordSweep({ networkId: 'trc20', address: 'T', amount: 2000, hash: '0x9b' }),
  getOverview: (api) => api.getOverview(),
  getOperations: (api) => api.getOperations(),
  getExceptions: (api) => api.getExceptions({ kind: 'dust', open: true, page: 1 }),
  getReconciliation: (api) => api.getReconciliation({ refresh: true }),
  getSandbox: (api) => api.getSandbox(),
  getSandboxMessages: (api) => api.getSandboxMessages({ mobile: '+923001234567' }),
  paySandboxDeposit: (api) => api.paySandboxDeposit({ id: 'order' }),
  getSandboxBankStatement: (api) => api.getSandboxBankStatement(),
  setSandboxNetwork: (api) => api.setSandboxNetwork({ id: 'trc20', silent: true }),
};

const isCall = (id: string): id is keyof Api => id in CALLS;

/** Makes the call to a server that answers with the contract's first example. */
async function make(operation: ContractOperation) {
  const reply = goodReply(operation);
  const send = vi.fn<NonNullable<ApiOptions['fetch']>>(async () =>
    typeof reply === 'string'
      ? new Response(reply, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
      : Response.json(reply),
  );
  const options: ApiOptions = {
    baseUrl: '/api',
    getToken: () => 'token',
    onUnauthorized: () => undefined,
    fetch: send,
  };
  const api = createClient(operations, options);
  if (!isCall(operation.id)) throw new Error(`${operation.id} has no row`);
  return { reply: await CALLS[operation.id](api), sent: send.mock.calls[0] };
}

it('covers the calls of the contract, no more and no fewer', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(clientOperations.map(({ id }) => id).toSorted());
});

it.each(clientOperations)('$id reads the example of the contract', async (operation) => {
  const { reply } = await make(operation);
  if (reply instanceof Blob) expect(await reply.text()).toBe(goodReply(operation));
  else expect(reply).toMatchObject({ success: true });
});

it.each(clientOperations)('$id sends a request as in the contract', async (operation) => {
  const [url, init] = (await make(operation)).sent ?? [];
  const headers = new Headers(init?.headers);
  const pattern = new RegExp(`^/api${operation.path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
  expect(url).toMatch(pattern);
  expect(init?.method).toBe(operation.method);
  expect(headers.get('Authorization')).toBe('security' in operation.node ? null : 'Bearer token');
  const { requestBody } = operation.node;
  const media = requestBody?.['content']?.['text/csv'] === undefined ? 'application/json' : 'text/csv';
  expect(headers.get('Content-Type')).toBe(requestBody === undefined ? null : media);
  expect(typeof init?.body).toBe('requestBody' in operation.node ? 'string' : 'object');
});
