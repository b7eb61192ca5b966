import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  currentAdminUserOf,
  currentExceptionOf,
  currentPayoutOf,
  currentSettingOf,
  currentWithdrawalOf,
} from './admin-conflicts.ts';
import { ApiError } from './api-error.ts';
import { currentOrderOf, pendingOrderIdOf } from './app-conflicts.ts';
import { type ApiOptions, type ClientOf, createClient } from './client.ts';
import { operations } from './operations.ts';
import { sampleNamed } from './tests/contract-file.ts';

const pendingOrder = sampleNamed('pendingOrder');
const inProcessOrder = sampleNamed('inProcessOrder');

type Fetch = NonNullable<ApiOptions['fetch']>;

const setUp = (send: Fetch, more: Partial<ApiOptions> = {}) => {
  const onUnauthorized = vi.fn<() => void>();
  const sent = vi.fn<Fetch>(send);
  const api = createClient(operations, {
    baseUrl: '/api',
    getToken: () => 'token',
    onUnauthorized,
    ...more,
    fetch: sent,
  });
  return { api, sent, onUnauthorized };
};

const answering = (status: number, body: unknown, headers: HeadersInit = {}) =>
  setUp(async () => Response.json(body, { status, headers }));

const hanging: Fetch = (_url, { signal }) =>
  new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

const failure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

const refusing: Fetch = async () => Response.json({ success: false, message: 'Sign in again' }, { status: 401 });

const sell = { amount: 500, networkId: 'trc20', bankAccountId: 'b', idempotencyKey: 'key' };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what is sent', () => {
  it('puts fields where they belong: path, query or body', async () => {
    const { api, sent } = answering(200, {});
    await failure(api.updateSetting({ key: 'min quantity/ä', value: 150 }));
    await failure(api.getStats({ dateFilter: 'week', search: 'ayesha & co' }));
    await failure(api.getHistory({ page: 2, limit: 10 }));
    expect(sent.mock.calls.map(([url, { method, body }]) => ({ url, method, body }))).toEqual([
      { url: '/api/settings/min%20quantity%2F%C3%A4', method: 'PUT', body: '{"value":150}' },
      { url: '/api/stats?dateFilter=week&search=ayesha+%26+co', method: 'GET', body: null },
      { url: '/api/history/2/10', method: 'POST', body: null },
    ]);
  });

  it('escapes the plus sign of a mobile in a query', async () => {
    const { api, sent } = answering(200, {});
    await failure(api.getSandboxMessages({ mobile: '+923001234567' }));
    expect(sent.mock.calls[0]?.[0]).toBe('/api/sandbox/messages?mobile=%2B923001234567');
  });

  it('leaves out an empty search and optional fields that are not there', async () => {
    const { api, sent } = answering(200, {});
    await failure(api.getStats({ dateFilter: 'all', search: '' }));
    await failure(api.updateDetails({ fullName: 'Ayesha', email: undefined }));
    expect(sent.mock.calls[0]?.[0]).toBe('/api/stats?dateFilter=all');
    expect(sent.mock.calls[1]?.[1].body).toBe('{"fullName":"Ayesha"}');
  });

  it('sends the idempotency key as a header and keeps it out of the body', async () => {
    const { api, sent } = answering(200, {});
    await failure(api.createOrder(sell));
    const [, init] = sent.mock.calls[0] ?? [];
    expect(new Headers(init?.headers).get('Idempotency-Key')).toBe('key');
    expect(init?.body).toBe('{"amount":500,"networkId":"trc20","bankAccountId":"b"}');
  });

  it('takes a base address with or without a slash at its end', async () => {
    const { api, sent } = setUp(async () => Response.json({}), { baseUrl: 'https://api.example/api/' });
    await failure(api.getBanks());
    expect(sent.mock.calls[0]?.[0]).toBe('https://api.example/api/bank/get');
  });

  it('asks for the token at every call, and sends none when there is none', async () => {
    const getToken = vi.fn<() => string | null>().mockReturnValueOnce('first').mockReturnValue(null);
    const { api, sent } = setUp(async () => Response.json({}), { getToken });
    await failure(api.getBanks());
    await failure(api.getBanks());
    const sentTokens = sent.mock.calls.map(([, init]) => new Headers(init.headers).get('Authorization'));
    expect(sentTokens).toEqual(['Bearer first', null]);
  });

  it('asks for English, or for the language of the moment', async () => {
    const language = vi.fn<() => string>().mockReturnValueOnce('ur').mockReturnValue('en');
    const inEnglish = answering(200, {});
    await failure(inEnglish.api.getBanks());
    const inAny = setUp(async () => Response.json({}), { language });
    await failure(inAny.api.getBanks());
    await failure(inAny.api.getBanks());
    const asked = [...inEnglish.sent.mock.calls, ...inAny.sent.mock.calls].map(([, init]) =>
      new Headers(init.headers).get('Accept-Language'),
    );
    expect(asked).toEqual(['en', 'ur', 'en']);
  });

  it('sends every request with cache: no-store', async () => {
    const { api, sent } = answering(200, {});
    await failure(api.getBanks());
    expect(sent.mock.calls[0]?.[1].cache).toBe('no-store');
  });

  it('never sends the token to the calls that need none', async () => {
    const { api, sent } = answering(200, {});
    await failure(api.sendOtp({ mobile: '+923001234567' }));
    expect(new Headers(sent.mock.calls[0]?.[1].headers).has('Authorization')).toBe(false);
  });
});

describe('what is read', () => {
  it('fills in what has a default', async () => {
    const { api } = answering(200, { success: true, user: { mobile: '+923001234567', isVerified: true } });
    const { user } = await api.checkLogin();
    expect(user).toMatchObject({
      isAdmin: false,
      platform_fee: 0.01,
      platform_fee_discount: 0,
      min_quantity: 100,
      transaction_exp_time: 1_200_000,
      signupJourney: 0,
    });
  });

  it('fills in the waits of product.md R9', async () => {
    const otp = answering(200, { success: true });
    expect((await otp.api.sendOtp({ mobile: '+923001234567' })).allowResendOtpAfterSeconds).toBe(60);
    const order = answering(200, { success: true, orderId: 'o', depositAddress: 'T' });
    const created = await order.api.createOrder({
      amount: 500,
      networkId: 'trc20',
      bankAccountId: 'b',
      idempotencyKey: 'key',
    });
    expect(created.expiresIn).toBe(1200);
  });

  it('accepts unknown fields and values', async () => {
    const data = { ...sampleNamed('pendingOrder'), status: 'ON_HOLD', network: 'ton', riskScore: 3 };
    const { api } = answering(200, { success: true, data, server: 'v9' });
    expect((await api.getOrder({ id: 'o' })).data).toMatchObject({ status: 'ON_HOLD', network: 'ton' });
  });

  it('accepts an order without optional fields', async () => {
    const {
      expiresIn: _1,
      receivedAmount: _2,
      exception: _3,
      hash: _4,
      type: _5,
      ...bare
    } = sampleNamed('pendingOrder');
    const { api } = answering(200, { success: true, data: bare });
    expect((await api.getOrder({ id: 'o' })).data).toMatchObject({ status: 'pending', type: 'sell', deleted: false });
  });

  it('reads null in an optional field as absent, and fills in defaults for it', async () => {
    const gone = { type: null, deleted: null, expiresIn: null, hash: null, receivedAmount: null, confirmations: null };
    const { api } = answering(200, { success: true, message: null, data: { ...pendingOrder, ...gone } });
    const { message, data } = await api.getOrder({ id: 'o' });
    expect({ message, ...data }).toMatchObject({ message: undefined, type: 'sell', deleted: false });
    const read = Object.keys(data);
    expect(Object.keys(gone).filter((field) => read.includes(field))).toEqual(['type', 'deleted']);

    const fees = { wallet_balance: null, platform_fee: null, min_quantity: null, isAdmin: null, _id: null };
    const login = answering(200, { success: true, user: { ...sampleNamed('seller'), ...fees } });
    const { user } = await login.api.checkLogin();
    expect(user).toMatchObject({ wallet_balance: 0, platform_fee: 0.01, min_quantity: 100, isAdmin: false });
    expect(user).not.toHaveProperty('_id');
  });

  it('keeps the null of a required field, and values without a schema', async () => {
    const prices = answering(200, { success: true, priceRanges: [{ min: 100, max: null, price: 278.5 }] });
    expect((await prices.api.getPriceRanges()).priceRanges).toEqual([{ min: 100, max: null, price: 278.5 }]);
    const none = answering(200, { success: true, data: null });
    expect((await none.api.getActiveOrder()).data).toBeNull();
    const value = [{ id: 'trc20', logo: null }];
    const settings = answering(200, { success: true, data: [{ key: 'networks', value, dataType: 'NETWORKS' }] });
    expect((await settings.api.getSettings()).data[0]?.value).toEqual(value);
  });

  it.each([{ mobile: null }, { isVerified: null }, { mobile: undefined }])(
    'lets no required field be absent or null: %j',
    async (broken) => {
      const { api } = answering(200, { success: true, user: { ...sampleNamed('seller'), ...broken } });
      expect(await failure(api.checkLogin())).toMatchObject({ kind: 'malformed' });
    },
  );

  it('takes the fields of the user that the server sends after saving details, and fills in no defaults', async () => {
    const { api } = answering(200, { success: true, user: { name: 'Ayesha', signupJourney: 1, email: null } });
    const { user } = await api.updateDetails({ fullName: 'Ayesha' });
    expect(user).toEqual({ name: 'Ayesha', signupJourney: 1 });
    expect(Object.keys(user)).toEqual(['name', 'signupJourney']);
  });

  it('accepts only a 2xx reply, whatever its body', async () => {
    expect(await failure(answering(300, { success: true, sandbox: true }).api.getSandbox())).toMatchObject({
      kind: 'malformed',
      status: 300,
    });
  });

  it('names the field that does not match the contract, but not its value', async () => {
    const { api } = answering(200, { success: true, user: { ...sampleNamed('seller'), mobile: 923001234567 } });
    const error = await failure(api.checkLogin());
    expect(error).toMatchObject({ kind: 'malformed', message: 'checkLogin: malformed 200 at user.mobile' });
    expect(JSON.stringify(error)).not.toContain('923001234567');
  });
});

describe('rows that cannot be read', () => {
  it('do not hide the others, and are reported with their index', async () => {
    const data = [pendingOrder, { ...sampleNamed('completedOrder'), _id: 'odd', quantity: 'many' }, 7, inProcessOrder];
    const { api } = answering(200, { success: true, data });
    const page = await api.getHistory({ page: 1, limit: 10 });
    expect(page.data.map(({ _id }) => _id)).toEqual([pendingOrder._id, inProcessOrder._id]);
    expect(page.unreadable).toEqual([
      { index: 1, id: 'odd', mismatch: 'quantity' },
      { index: 2, id: undefined, mismatch: undefined },
    ]);
  });

  it.each<{ list: string; read: (api: ClientOf<typeof operations>) => Promise<unknown>; reply: object }>([
    { list: 'networks', read: (api) => api.getNetworks(), reply: { networks: [{ id: 'odd' }] } },
    { list: 'banks', read: (api) => api.getBanks(), reply: { banks: [{ _id: 'odd' }] } },
    { list: 'banks', read: (api) => api.addBank({ name: 'A', method: 'raast' }), reply: { banks: [{ _id: 'odd' }] } },
    { list: 'data', read: (api) => api.getSettings(), reply: { data: [{ key: 'odd' }] } },
    { list: 'data', read: (api) => api.getAudit(), reply: { data: [{ _id: 'odd' }] } },
    {
      list: 'messages',
      read: (api) => api.getSandboxMessages({ mobile: '+923001234567' }),
      reply: { messages: [{ id: 'odd' }] },
    },
  ])('are reported beside $list', async ({ list, read, reply }) => {
    const { api } = answering(200, { success: true, ...reply });
    expect(await read(api)).toMatchObject({ [list]: [], unreadable: [{ index: 0, id: 'odd' }] });
  });

  it('are reported in the activities of the statistics', async () => {
    const activity = { user: 'Ayesha', action: 'sell', amount: 500, date: '2025-06-02T09:41:07Z', status: 'completed' };
    const people = { totalUsers: 2, verifiedUsers: 1, totalReceivedUsers: 1, totalSellUsers: 1 };
    const metrics = { ...people, totalReceived: 500, totalSell: 500, totalDeleted: { inr: 0, usdt: 0 } };
    const data = { metrics, chartData: [], activities: [{ ...activity, amount: '500' }, activity] };
    const reply = await answering(200, { success: true, data }).api.getStats({ dateFilter: 'all' });
    expect(reply.data.activities).toEqual([activity]);
    expect(reply.unreadable).toEqual([{ index: 0, id: undefined, mismatch: 'amount' }]);
  });

  it('are not skipped if another part of the reply is wrong, nor among prices', async () => {
    const noList = answering(200, { success: true, data: { ...pendingOrder } });
    expect(await failure(noList.api.getHistory({ page: 1, limit: 10 }))).toMatchObject({ kind: 'malformed' });
    const both = answering(200, { success: true, message: 7, data: [7] });
    expect(await failure(both.api.getHistory({ page: 1, limit: 10 }))).toMatchObject({ kind: 'malformed' });
    const prices = answering(200, {
      success: true,
      priceRanges: [
        { min: 1, max: 2 },
        { min: 2, max: null, price: 1 },
      ],
    });
    expect(await failure(prices.api.getPriceRanges())).toMatchObject({ kind: 'malformed' });
  });
});

describe('what an error contains', () => {
  it('carries message, field errors, status and reply', async () => {
    const reply = {
      success: false,
      message: 'Please check the details',
      errors: { iban: 'IBAN is required', general: 'Try again', odd: 7, blank: ' ' },
    };
    const error = await failure(answering(400, reply).api.addBank({ name: 'Ayesha', method: 'raast' }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      kind: 'http',
      status: 400,
      serverMessage: 'Please check the details',
      errors: { iban: 'IBAN is required', general: 'Try again' },
      body: reply,
    });
    expect(error instanceof ApiError && Object.keys(error.errors ?? {})).toEqual(['iban', 'general']);
  });

  it.each([{ message: '' }, { message: '  ' }, { message: 42 }, { message: null }, [], 'no', null, 5])(
    'has no message when the server sent %j',
    async (reply) => {
      const error = await failure(answering(500, reply).api.getBanks());
      expect(error).toMatchObject({ kind: 'http', status: 500, serverMessage: undefined, errors: undefined });
    },
  );

  it('is of kind refused for a 2xx with success false, with its messages', async () => {
    const reply = { success: false, message: 'Closed today', errors: { amount: 'Too much' } };
    expect(await failure(answering(200, reply).api.getBanks())).toMatchObject({
      kind: 'refused',
      status: 200,
      serverMessage: 'Closed today',
      errors: { amount: 'Too much' },
    });
  });

  it('keeps personal data of the reply out of a printed error', async () => {
    const error = await failure(answering(500, { success: false, token: 'secret-token' }).api.getBanks());
    expect(JSON.stringify(error)).not.toContain('secret-token');
    expect(Object.keys(error ?? {})).not.toContain('body');
  });

  it('names the pending order of a 409', async () => {
    const conflict = answering(409, { success: false, message: 'One at a time', orderId: 'o-1' });
    expect(pendingOrderIdOf(await failure(conflict.api.createOrder(sell)))).toBe('o-1');
    const bare = answering(409, { success: false, message: 'One at a time' });
    expect(pendingOrderIdOf(await failure(bare.api.createOrder(sell)))).toBeUndefined();
    expect(pendingOrderIdOf(new Error('no'))).toBeUndefined();
  });

  it('has the current order after a cancel that came too late', async () => {
    const reply = { success: false, message: 'Too late', transaction: inProcessOrder };
    expect(currentOrderOf(await failure(answering(409, reply).api.cancelOrder({ id: 'o' })))).toMatchObject({
      _id: inProcessOrder['_id'],
      status: 'in_process',
    });
    expect(currentOrderOf(await failure(answering(404, reply).api.cancelOrder({ id: 'o' })))).toBeUndefined();
    expect(currentOrderOf('no')).toBeUndefined();
  });

  it('has the setting that another administrator changed meanwhile', async () => {
    const data = { key: 'min_quantity', value: 120, dataType: 'NUMBER', version: 4 };
    const reply = { success: false, message: 'Somebody else changed this setting.', data };
    const save = (api: ClientOf<typeof operations>) =>
      failure(api.updateSetting({ key: 'min_quantity', value: 150, version: 3 }));
    expect(currentSettingOf(await save(answering(409, reply).api))).toEqual(data);
    expect(currentSettingOf(await save(answering(400, reply).api))).toBeUndefined();
    expect(currentSettingOf(await save(answering(409, { ...reply, data: null }).api))).toBeUndefined();
    expect(currentSettingOf('no')).toBeUndefined();
  });
});

describe('time', () => {
  it('gives up after 15 seconds', async () => {
    vi.useFakeTimers();
    const { api } = setUp(hanging);
    const outcome = failure(api.getBanks());
    await vi.advanceTimersByTimeAsync(14_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ kind: 'timeout', operation: 'getBanks' });
  });

  it.each([
    [{ Sandbox: 'true' }, 1],
    [{ Sandbox: 'false' }, 0],
    [{}, 0],
  ])('reports a sandbox for any reply, an error too: %j', async (headers: Record<string, string>, times) => {
    const onSandbox = vi.fn<() => void>();
    const { api } = setUp(async () => Response.json({ success: false }, { status: 400, headers }), { onSandbox });
    await failure(api.getBanks());
    expect(onSandbox).toHaveBeenCalledTimes(times);
  });

  it('clears its timer when the call succeeds or fails', async () => {
    vi.useFakeTimers();
    await answering(200, { success: true, sandbox: true }).api.getSandbox();
    await failure(answering(500, {}).api.getSandbox());
    await failure(setUp(() => Promise.reject(new TypeError('Failed to fetch'))).api.getSandbox());
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    { whose: 'the client', options: { timeoutMs: 300 }, call: {} },
    { whose: 'the call', options: { timeoutMs: 60_000 }, call: { timeoutMs: 300 } },
  ])('gives up after the time of $whose', async ({ options, call }) => {
    vi.useFakeTimers();
    const { api } = setUp(hanging, options);
    const outcome = failure(api.getOrder({ id: 'o', ...call }));
    await vi.advanceTimersByTimeAsync(300);
    expect(await outcome).toMatchObject({ kind: 'timeout' });
  });
});

describe('abort', () => {
  it.each([undefined, new Error('left the page'), 'no'])(
    'rejects with an AbortError for the reason %s',
    async (reason) => {
      const { api } = setUp(hanging);
      const controller = new AbortController();
      const outcome = failure(api.getBanks({ signal: controller.signal }));
      controller.abort(reason);
      const error = await outcome;
      expect(error).toBeInstanceOf(DOMException);
      expect(error).toMatchObject({ name: 'AbortError' });
    },
  );

  it('rejects at once for a signal that is aborted already', async () => {
    const { api } = setUp(hanging);
    expect(await failure(api.getBanks({ signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' });
  });

  it('removes its listener from a signal that outlives the call', async () => {
    const { signal } = new AbortController();
    const { api } = answering(200, { success: true, sandbox: true });
    for (let calls = 0; calls < 3; calls += 1) await api.getSandbox({ signal });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('stops a body that is still coming', async () => {
    const { api } = setUp(async (_url, { signal }) => {
      const body = new ReadableStream({
        start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
      });
      return new Response(body);
    });
    const controller = new AbortController();
    const outcome = failure(api.getBanks({ signal: controller.signal }));
    await new Promise((resolve) => setTimeout(resolve, 5));
    controller.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
  });
});

describe('a token the server rejects', () => {
  it('is reported once, however many calls it fails', async () => {
    const { api, onUnauthorized } = setUp(refusing);
    await Promise.all([api.getBanks(), api.getNetworks(), api.getProfile()].map(failure));
    await failure(api.getBanks());
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('is reported again for the next token', async () => {
    let token: string | null = 'first';
    const { api, onUnauthorized } = setUp(refusing, { getToken: () => token });
    await failure(api.getBanks());
    token = null;
    await failure(api.getBanks());
    expect(onUnauthorized, 'the calls of a page that is closing report nothing').toHaveBeenCalledTimes(1);
    token = 'second';
    await failure(api.getBanks());
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  it('is not reported when another session has begun meanwhile', async () => {
    let token = 'first';
    let release: (() => void) | undefined;
    const { api, onUnauthorized } = setUp(
      (...request) => new Promise((resolve) => (release = () => resolve(refusing(...request)))),
      { getToken: () => token },
    );
    const late = failure(api.getBanks());
    token = 'second';
    release?.();
    expect(await late).toMatchObject({ status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is reported when it is gone from the storage', async () => {
    const { api, onUnauthorized } = setUp(refusing, { getToken: () => null });
    await Promise.all([failure(api.getBanks()), failure(api.getBanks())]);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('is not reported by the sign-in calls', async () => {
    const { api, onUnauthorized } = setUp(refusing);
    await failure(api.sendOtp({ mobile: '+923001234567' }));
    await failure(api.verifyOtp({ mobile: '+923001234567', otp: '123456' }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

it('writes nothing to the console', async () => {
  const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  await failure(answering(500, { success: false }).api.getBanks());
  await failure(answering(200, {}).api.getBanks());
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
});

describe('the desk', () => {
  const deskOf = (send: Fetch) => {
    const sent = vi.fn<Fetch>(send);
    const options = { baseUrl: '/api', getToken: () => 'token', onUnauthorized: () => undefined, fetch: sent };
    return { api: createClient(operations, options), sent };
  };
  const csv = { 'Content-Type': 'text/csv; charset=utf-8' };
  const workbook = { 'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };

  it('sends a file as it is, and the other fields in the address', async () => {
    const { api, sent } = deskOf(async () => Response.json({ success: true, rows: [{ line: 2 }] }));
    const reply = await api.importPayouts({ csv: 'orderId,utr\n', dryRun: true });
    expect(reply).toEqual({
      success: true,
      rows: [],
      unreadable: [{ index: 0, id: undefined, mismatch: 'orderId' }],
    });
    expect(sent.mock.calls[0]).toMatchObject([
      '/api/admin/payouts/import?dryRun=true',
      { method: 'POST', body: 'orderId,utr\n' },
    ]);
  });

  it.each([csv, workbook])('resolves to the bytes of a file, or rejects with an error reply: %j', async (headers) => {
    const bytes = Uint8Array.of(0xef, 0xbb, 0xbf, 0x50, 0x00, 0xff);
    const exported = deskOf(async () => new Response(bytes, { headers }));
    const file = await exported.api.exportPayouts({ ids: ['o'], format: 'xlsx' });
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
    expect(headers['Content-Type']).toContain(file.type.split(';')[0]);
    expect(exported.sent.mock.calls[0]).toMatchObject([
      '/api/admin/payouts/export?format=xlsx',
      { body: JSON.stringify({ ids: ['o'] }) },
    ]);
    const { api } = deskOf(async () => Response.json({ success: false, message: 'Claim it first' }, { status: 409 }));
    expect(await failure(api.exportPayouts({ ids: ['o'] }))).toMatchObject({ serverMessage: 'Claim it first' });
  });

  it.each([
    ['text/html', '<!doctype html>'],
    ['text/csvs', 'orderId'],
    ['application/json', '{}'],
  ])('does not accept %s as a file', async (type, body) => {
    const { api } = deskOf(async () => new Response(body, { headers: { 'Content-Type': type } }));
    expect(await failure(api.exportPayouts({ ids: ['o'] }))).toMatchObject({ kind: 'malformed' });
  });

  it.each([
    ['payout', currentPayoutOf, sampleNamed('colleaguesPayout')],
    ['exception', currentExceptionOf, sampleNamed('creditedException')],
    ['withdrawal', currentWithdrawalOf, sampleNamed('requestedWithdrawal')],
    ['person', currentAdminUserOf, sampleNamed('blockedUser')],
  ])('has the current %s when another administrator was faster', async (_name, currentOf, data) => {
    const answer = async (status: number) => {
      const { api } = deskOf(async () => Response.json({ success: false, message: 'Too late', data }, { status }));
      return failure(api.claimPayout({ orderId: 'o' }));
    };
    expect(currentOf(await answer(409))).toMatchObject({ nextActions: data['nextActions'] });
    expect(currentOf(await answer(400))).toBeUndefined();
  });
});
