import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { type Api, type ApiOptions, createApi } from '../client.ts';
import { FAULT_MESSAGE, FAULT_RETRY_SECONDS, type Fault, FAULTS, respondWith } from '../testing/faults.ts';
import { contractOperations, goodReply } from './contract-file.ts';

/** How each fault reads; one that only takes its time reads as a success. */
const OUTCOMES: Record<Fault, object> = {
  'delay-3s': { success: true },
  refused: { kind: 'network', status: undefined, body: undefined },
  'reset-mid-body': { kind: 'network', status: 200 },
  hang: { kind: 'timeout', status: undefined },
  trickle: { kind: 'timeout', status: 200 },
  '500-json': { kind: 'http', status: 500, serverMessage: FAULT_MESSAGE },
  '500-html': { kind: 'http', status: 500, serverMessage: undefined, body: undefined },
  '502-empty': { kind: 'http', status: 502, serverMessage: undefined, body: undefined },
  '200-html': { kind: 'malformed', status: 200, serverMessage: undefined },
  '200-cut-json': { kind: 'malformed', status: 200, serverMessage: undefined },
  '200-empty-object': { kind: 'malformed', status: 200, body: {} },
  '200-refused': { kind: 'refused', status: 200, serverMessage: undefined, errors: undefined },
  '429': { kind: 'http', status: 429, retryAfterSeconds: FAULT_RETRY_SECONDS },
  '401': { kind: 'http', status: 401 },
};

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
  getSandbox: (api) => api.getSandbox(),
  getSandboxMessages: (api) => api.getSandboxMessages({ mobile: '+923001234567' }),
  paySandboxDeposit: (api) => api.paySandboxDeposit({ id: 'order' }),
};

const isCall = (id: string): id is keyof Api => id in CALLS;

const rows = contractOperations.map((operation) => ({
  ...operation,
  well: async () => Response.json(goodReply(operation)),
}));

const matrix = rows.flatMap((row) => FAULTS.map((fault) => ({ ...row, fault })));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function faulty(fault: Fault, well: () => Promise<Response>) {
  const onUnauthorized = vi.fn<() => void>();
  const send = vi.fn<NonNullable<ApiOptions['fetch']>>((_url, init) =>
    respondWith(fault, init.signal ?? new AbortController().signal, well),
  );
  const api = createApi({ baseUrl: '/api', getToken: () => 'token', onUnauthorized, fetch: send });
  return { api, onUnauthorized, send };
}

/** Makes the call, lets a minute pass, and tells how it ended. */
async function outcomeOf(id: string, api: Api): Promise<unknown> {
  if (!isCall(id)) throw new Error(`${id} has no row`);
  const call = CALLS[id](api).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  return call;
}

describe('every call × every fault', () => {
  it('covers the calls of the contract, no more and no fewer', () => {
    expect(Object.keys(CALLS).toSorted()).toEqual(contractOperations.map(({ id }) => id).toSorted());
    expect(matrix).toHaveLength(contractOperations.length * FAULTS.length);
  });

  it.each(matrix)('$id × $fault', async ({ id, fault, node, well }) => {
    const { api, onUnauthorized, send } = faulty(fault, well);
    const outcome = await outcomeOf(id, api);
    expect(send, 'nothing is retried').toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount(), 'no timer is left').toBe(0);
    expect(outcome).toMatchObject(OUTCOMES[fault]);
    expect(outcome instanceof ApiError ? outcome.operation : undefined).toBe(fault === 'delay-3s' ? undefined : id);
    const tokenRefused = fault === '401' && !('security' in node);
    expect(onUnauthorized).toHaveBeenCalledTimes(tokenRefused ? 1 : 0);
  });
});

describe('every call without a fault', () => {
  it.each(rows)('$id reads the example of the contract', async ({ id, well }) => {
    const { api } = faulty('delay-3s', well);
    expect(await outcomeOf(id, api)).toMatchObject({ success: true });
  });

  it.each(rows)('$id sends what the contract says', async (row) => {
    const { api, send } = faulty('delay-3s', row.well);
    await outcomeOf(row.id, api);
    const [url, init] = send.mock.calls[0] ?? [];
    const headers = new Headers(init?.headers);
    const pattern = new RegExp(`^/api${row.path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
    expect(url).toMatch(pattern);
    expect(init?.method).toBe(row.method);
    expect(headers.get('Authorization')).toBe('security' in row.node ? null : 'Bearer token');
    expect(headers.get('Content-Type')).toBe('requestBody' in row.node ? 'application/json' : null);
    expect(typeof init?.body).toBe('requestBody' in row.node ? 'string' : 'object');
  });
});
