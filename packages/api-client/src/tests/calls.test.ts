import { expect, it, vi } from 'vitest';
import { type ApiOptions, type ClientOf, createClient } from '../client.ts';
import { operations } from '../operations.ts';
import { type ContractOperation, contractOperations, goodReply } from './contract-file.ts';

type Api = ClientOf<typeof operations>;

/** How each call is made; a call of the contract without a row does not compile, nor pass. */
const CALLS: { [Id in keyof Api]: (api: Api) => Promise<unknown> } = {
  sendOtp: (api) => api.sendOtp({ mobile: '+923001234567' }),
  verifyOtp: (api) => api.verifyOtp({ mobile: '+923001234567', otp: '482913' }),
  checkLogin: (api) => api.checkLogin(),
  logout: (api) => api.logout(),
  requestAadhaarOtp: (api) => api.requestAadhaarOtp({ aadhaarNumber: '234567890124' }),
  submitAadhaarOtp: (api) => api.submitAadhaarOtp({ aadhaarNumber: '234567890124', token: 'kt', otp: '117204' }),
  updateDetails: (api) => api.updateDetails({ fullName: 'Ayesha Siddiqui' }),
  getPriceRanges: (api) => api.getPriceRanges(),
  getNetworks: (api) => api.getNetworks(),
  getBanks: (api) => api.getBanks(),
  addBank: (api) => api.addBank({ name: 'Ayesha Siddiqui', method: 'sadapay', phoneNumber: '03001234567' }),
  createOrder: (api) =>
    api.createOrder({ amount: 500, networkId: 'trc20', bankAccountId: 'bank', idempotencyKey: crypto.randomUUID() }),
  getOrder: (api) => api.getOrder({ id: 'order' }),
  getActiveOrder: (api) => api.getActiveOrder(),
  cancelOrder: (api) => api.cancelOrder({ id: 'order' }),
  getHistory: (api) => api.getHistory({ page: 1, limit: 10 }),
  getProfile: (api) => api.getProfile(),
  getProfileById: (api) => api.getProfileById({ userId: 'user' }),
  getSettings: (api) => api.getSettings(),
  updateSetting: (api) => api.updateSetting({ key: 'min_quantity', value: 150, version: 3 }),
  getAudit: (api) => api.getAudit({ before: '42', limit: 20 }),
  getStats: (api) => api.getStats({ dateFilter: 'week' }),
  getExceptions: (api) => api.getExceptions({ kind: 'dust', open: true, page: 1 }),
  getReconciliation: (api) => api.getReconciliation({ refresh: true }),
  getSandbox: (api) => api.getSandbox(),
  getSandboxMessages: (api) => api.getSandboxMessages({ mobile: '+923001234567' }),
  paySandboxDeposit: (api) => api.paySandboxDeposit({ id: 'order' }),
  setSandboxNetwork: (api) => api.setSandboxNetwork({ id: 'trc20', silent: true }),
};

const isCall = (id: string): id is keyof Api => id in CALLS;

/** Makes the call to a server that answers with the contract's first example. */
async function make(operation: ContractOperation) {
  const send = vi.fn<NonNullable<ApiOptions['fetch']>>(async () => Response.json(goodReply(operation)));
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
  expect(Object.keys(CALLS).toSorted()).toEqual(contractOperations.map(({ id }) => id).toSorted());
});

it.each(contractOperations)('$id reads the example of the contract', async (operation) => {
  expect((await make(operation)).reply).toMatchObject({ success: true });
});

it.each(contractOperations)('$id sends what the contract says', async (operation) => {
  const [url, init] = (await make(operation)).sent ?? [];
  const headers = new Headers(init?.headers);
  const pattern = new RegExp(`^/api${operation.path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
  expect(url).toMatch(pattern);
  expect(init?.method).toBe(operation.method);
  expect(headers.get('Authorization')).toBe('security' in operation.node ? null : 'Bearer token');
  expect(headers.get('Content-Type')).toBe('requestBody' in operation.node ? 'application/json' : null);
  expect(typeof init?.body).toBe('requestBody' in operation.node ? 'string' : 'object');
});
