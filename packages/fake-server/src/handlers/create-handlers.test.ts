import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError, currentOrderOf, currentSettingOf, pendingOrderIdOf } from '@sarraf/api-client';
import { type Api, createApi } from '@sarraf/api-client';
import { operations } from '@sarraf/api-client';
import { FAULTS } from '../faults.ts';
import { auditEntries, bankAccounts, FIXTURE_NOW, makeAudit, orders, settings, users } from '../fixtures/index.ts';
import { createFaultHandler, createHandlers } from './create-handlers.ts';
import { scenarios } from '../scenarios.ts';
import { changeSetting, createFakeServer, type FakeServer } from '../server.ts';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  network.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => network.close());

const clientOf = (getToken: () => string | null): Api =>
  createApi({ baseUrl: 'http://sarraf.test/api', getToken, onUnauthorized: () => undefined, timeoutMs: 500 });

/** A client of this server, signed in as whom the server says. */
function open(server: FakeServer): Api {
  network.use(...createHandlers(server));
  return clientOf(() => server.token);
}

const failure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  );
const refusedWith = async (call: Promise<unknown>) => {
  const error = await failure(call);
  return error instanceof ApiError
    ? { status: error.status, message: error.serverMessage, errors: error.errors }
    : error;
};

const sell = { amount: 500, networkId: 'trc20', bankAccountId: bankAccounts.nayapay._id };
const key = () => crypto.randomUUID();

/** The outcomes of one act, done so many times in turn. */
const inTurn = <T>(times: number, act: () => Promise<T>): Promise<T[]> =>
  Array.from({ length: times }).reduce<Promise<T[]>>(
    async (done) => [...(await done), await act()],
    Promise.resolve([]),
  );

describe('from a new number to the rupees', () => {
  it('signs up, verifies, adds an account, sells, pays and completes', async () => {
    const server = createFakeServer();
    network.use(...createHandlers(server));
    let token: string | null = null;
    const api = clientOf(() => token);
    const mobile = '+923331234567';

    await api.sendOtp({ mobile });
    const { messages } = await api.getSandboxMessages({ mobile });
    expect(messages).toHaveLength(1);
    const signedIn = await api.verifyOtp({ mobile, otp: messages[0]?.code ?? '' });
    expect(signedIn.user).toMatchObject({ mobile, isVerified: false, signupJourney: 0 });
    token = signedIn.token;
    expect(signedIn.user).not.toHaveProperty('name');

    expect(await refusedWith(api.createOrder({ ...sell, idempotencyKey: key() }))).toMatchObject({ status: 403 });
    const detailed = await api.updateDetails({ fullName: ' Ayesha Siddiqui ', pincode: '540000' });
    expect(detailed.user).toMatchObject({ name: 'Ayesha Siddiqui', signupJourney: 1 });

    const aadhaarNumber = '234567890124';
    const { token: check } = await api.requestAadhaarOtp({ aadhaarNumber });
    const verified = await api.submitAadhaarOtp({ aadhaarNumber, token: check, otp: server.code });
    expect(verified.user).toMatchObject({ isVerified: true, isKycVerified: true, signupJourney: 2 });
    expect((await api.checkLogin()).user).toEqual(verified.user);

    const { banks } = await api.addBank({
      name: 'Ayesha',
      method: 'nayapay',
      nayapayId: 'a@nayapay',
      phoneNumber: '0300',
    });
    const created = await api.createOrder({ ...sell, bankAccountId: banks[0]?._id ?? '', idempotencyKey: key() });
    expect(created).toMatchObject({ expiresIn: 1200 });
    const id = created.orderId;
    expect((await api.getActiveOrder()).data?._id).toBe(id);
    expect((await api.getOrder({ id })).data).toMatchObject({
      status: 'pending',
      net_amount: 137857.5,
      platform_fee: 1392.5,
    });

    await api.paySandboxDeposit({ id });
    const polls = await inTurn(4, () => api.getOrder({ id }));
    expect(polls.map(({ data }) => data.status)).toEqual(['in_process', 'in_process', 'completed', 'completed']);
    expect((await api.getOrder({ id })).data.transfer_ref).toMatch(/^UTR/);
    expect((await api.getActiveOrder()).data).toBeNull();
    expect((await api.getHistory({ page: 1, limit: 10 })).data.map(({ _id }) => _id)).toEqual([id]);
    expect((await api.getProfile()).stats).toEqual({ totalSells: 1, totalVolume: 500, successRate: 100 });

    await api.logout();
    expect(await refusedWith(api.checkLogin())).toMatchObject({ status: 401 });
  });
});

describe('sign-in', () => {
  it('refuses a wrong code, and any code after five tries', async () => {
    const api = open(scenarios.visitor());
    const { mobile } = users.seller;
    expect(await refusedWith(api.verifyOtp({ mobile, otp: '123456' }))).toMatchObject({ status: 400 });
    await api.sendOtp({ mobile });
    const wrong = await inTurn(5, () => refusedWith(api.verifyOtp({ mobile, otp: '000000' })));
    expect(new Set(wrong.map((refusal) => JSON.stringify(refusal)))).toEqual(
      new Set([JSON.stringify({ status: 400, message: 'Invalid OTP. Please try again.' })]),
    );
    expect(await failure(api.verifyOtp({ mobile, otp: '123456' }))).toMatchObject({
      status: 429,
      retryAfterSeconds: 300,
    });
  });

  it('knows the people of the fixtures again', async () => {
    const api = open(scenarios.visitor());
    await api.sendOtp({ mobile: users.admin.mobile });
    expect((await api.verifyOtp({ mobile: users.admin.mobile, otp: '123456' })).user).toEqual({
      ...users.admin,
      photo: undefined,
    });
  });

  it('refuses a mobile that is not E.164 with a message at the field', async () => {
    const api = open(scenarios.visitor());
    const refused = await refusedWith(api.sendOtp({ mobile: '03001234567' }));
    expect(refused).toMatchObject({ status: 400, errors: { mobile: expect.any(String) } });
  });

  it('binds an identity check to its number', async () => {
    const api = open(scenarios.unverified());
    const { token } = await api.requestAadhaarOtp({ aadhaarNumber: '234567890124' });
    const other = { aadhaarNumber: '999999999999', token, otp: '123456' };
    expect(await refusedWith(api.submitAadhaarOtp(other))).toMatchObject({ status: 400 });
    const wrong = { aadhaarNumber: '234567890124', token, otp: '000000' };
    expect(await refusedWith(api.submitAadhaarOtp(wrong))).toMatchObject({ message: 'Invalid OTP. Please try again.' });
  });
});

describe('payment accounts', () => {
  it.each([
    { method: 'nayapay' as const, missing: ['nayapayId', 'phoneNumber'] },
    { method: 'raast' as const, missing: ['iban', 'phoneNumber'] },
    { method: 'bank' as const, missing: ['accountNumber', 'bankName'] },
    { method: 'bank' as const, bankName: 'meezan', missing: ['accountNumber', 'phoneNumber'] },
    { method: 'bank' as const, bankName: 'ubl', missing: ['accountNumber'] },
    { method: 'others' as const, missing: ['accountNumber'] },
  ])('$method $bankName needs $missing', async ({ missing, ...account }) => {
    const error = await failure(open(scenarios.seller()).addBank({ name: 'Ayesha', ...account }));
    expect(error instanceof ApiError && Object.keys(error.errors ?? {}).toSorted()).toEqual(missing);
  });
});

describe('orders', () => {
  it('are one at a time, and the pending one is named', async () => {
    const api = open(scenarios.seller());
    const { orderId } = await api.createOrder({ ...sell, idempotencyKey: key() });
    expect(pendingOrderIdOf(await failure(api.createOrder({ ...sell, idempotencyKey: key() })))).toBe(orderId);
  });

  it('are made once a key, and a key belongs to one body', async () => {
    const api = open(scenarios.seller());
    const idempotencyKey = key();
    const first = await api.createOrder({ ...sell, idempotencyKey });
    expect((await api.createOrder({ ...sell, idempotencyKey })).orderId).toBe(first.orderId);
    expect(await refusedWith(api.createOrder({ ...sell, amount: 600, idempotencyKey }))).toMatchObject({ status: 422 });
  });

  it.each([
    { what: 'too little', changes: { amount: 99 }, status: 400 },
    { what: 'outside the network', changes: { amount: 400, networkId: 'erc20' }, status: 400 },
    { what: 'an unknown network', changes: { networkId: 'ton' }, status: 404 },
    { what: "somebody else's account", changes: { bankAccountId: 'bank0009' }, status: 404 },
  ])('are refused for $what', async ({ changes, status }) => {
    const api = open(scenarios.seller());
    expect(await refusedWith(api.createOrder({ ...sell, ...changes, idempotencyKey: key() }))).toMatchObject({
      status,
    });
  });

  it('are cancelled until a deposit is seen', async () => {
    const api = open(scenarios.seller());
    const { orderId: id } = await api.createOrder({ ...sell, idempotencyKey: key() });
    const { data } = await api.paySandboxDeposit({ id, amount: 120 });
    expect(data).toMatchObject({ status: 'pending', receivedAmount: 120, exception: 'under' });
    expect(currentOrderOf(await failure(api.cancelOrder({ id })))).toMatchObject({ _id: id, receivedAmount: 120 });
    const fresh = open(scenarios.resuming());
    expect((await fresh.cancelOrder({ id: orders.pending._id })).transaction.status).toBe('cancelled');
  });

  it('run out at their time', async () => {
    let now = Date.parse(FIXTURE_NOW);
    const api = open(scenarios.resuming({ now: () => now }));
    expect((await api.getActiveOrder()).data).toMatchObject({ status: 'pending', expiresIn: 1142 });
    now += 1_142_000;
    const { data } = await api.getOrder({ id: orders.pending._id });
    expect(data.status).toBe('timeout');
    expect(data.expiresIn).toBeUndefined();
    expect((await api.getActiveOrder()).data).toBeNull();
  });

  it('of somebody else do not exist', async () => {
    const api = open(scenarios.emptySeller());
    expect(await refusedWith(api.getOrder({ id: orders.completed._id }))).toMatchObject({ status: 404 });
  });

  it.each([
    ['completed', 'completed'],
    ['success', 'success'],
    ['cancelled', 'cancelled'],
    ['failed', 'failed'],
    ['timeout', 'timeout'],
    ['inProcess', 'in_process'],
    ['unknownStatus', 'ON_HOLD'],
    ['underpaid', 'pending'],
    ['late', 'completed'],
  ] as const)('of the scenario %s end as %s', async (scenario, status) => {
    const api = open(scenarios[scenario]());
    const { orderId: id } = await api.createOrder({ ...sell, idempotencyKey: key() });
    await inTurn(8, () => api.getOrder({ id }));
    expect((await api.getOrder({ id })).data.status).toBe(status);
  });
});

describe('history and profiles', () => {
  it('page through newest first, without the deleted ones of a seller', async () => {
    const api = open(scenarios.seller());
    const pages = [await api.getHistory({ page: 1, limit: 5 }), await api.getHistory({ page: 2, limit: 5 })];
    const rows = pages.flatMap(({ data }) => data);
    expect(rows).toHaveLength(8);
    expect(rows.map(({ created_ts }) => created_ts)).toEqual(
      rows
        .map(({ created_ts }) => created_ts)
        .toSorted()
        .toReversed(),
    );
    expect(rows.some(({ deleted }) => deleted)).toBe(false);
    expect((await open(scenarios.emptySeller()).getHistory({ page: 1, limit: 10 })).data).toEqual([]);
  });

  it('show administrators everything', async () => {
    const api = open(scenarios.admin());
    expect((await api.getHistory({ page: 1, limit: 100 })).data).toHaveLength(9);
    const { user } = await api.getProfileById({ userId: '665f1b2c9d3e4a0012ab0001' });
    expect(user).toMatchObject({ mobile: users.seller.mobile, wallet_balance: 12.5 });
  });

  it('show a seller little of somebody else', async () => {
    const api = open(scenarios.emptySeller());
    const { user, stats } = await api.getProfileById({ userId: '665f1b2c9d3e4a0012ab0001' });
    expect(Object.keys(user).toSorted()).toEqual(['isKycVerified', 'isVerified', 'name']);
    expect(Object.keys(stats).toSorted()).toEqual(['successRate', 'totalSells']);
  });
});

describe('administration', () => {
  it('saves a setting, and the sellers see it', async () => {
    const api = open(scenarios.admin());
    const price_ranges = [{ min: 1, max: null, price: 300 }];
    expect((await api.updateSetting({ key: 'price_ranges', value: price_ranges })).data.value).toEqual(price_ranges);
    expect((await api.getPriceRanges()).priceRanges).toEqual(price_ranges);
    expect(await refusedWith(api.updateSetting({ key: 'platform_fee', value: 2 }))).toMatchObject({ status: 400 });
    expect(await refusedWith(api.updateSetting({ key: 'networks', value: 2 }))).toMatchObject({ status: 400 });
    expect(await refusedWith(api.updateSetting({ key: 'nothing', value: 2 }))).toMatchObject({ status: 404 });
    expect(await refusedWith(api.updateSetting({ key: 'opening_hours', value: 2 }))).toMatchObject({ status: 400 });
  });

  it('counts the versions of a setting, and shows the slower of two the newer value', async () => {
    const server = scenarios.admin();
    const api = open(server);
    const save = (value: number, version?: number) => api.updateSetting({ key: 'min_quantity', value, version });
    expect((await save(150, 0)).data.version).toBe(1);
    changeSetting(server, users.discounted, 'min_quantity', 120);
    const error = await failure(save(200, 1));
    expect(currentSettingOf(error)).toMatchObject({ key: 'min_quantity', value: 120, version: 2 });
    expect((await save(120, 1)).data.version, 'what is there already is no conflict').toBe(2);
    expect((await save(200)).data.version, 'without a version the last save wins').toBe(3);
  });

  it('writes every change and every sign-in of an administrator down, newest first', async () => {
    const server = scenarios.admin({ now: () => Date.parse(FIXTURE_NOW) });
    const api = open(server);
    await api.updateSetting({ key: 'platform_fee', value: 0.02 });
    await api.updateSetting({ key: 'platform_fee', value: 0.02 });
    for (const { mobile } of [users.seller, users.admin]) {
      await api.sendOtp({ mobile });
      await api.verifyOtp({ mobile, otp: '123456' });
    }
    const { data } = await api.getAudit();
    const user = { _id: users.admin._id, name: users.admin.name, mobile: users.admin.mobile };
    const at = new Date(FIXTURE_NOW).toISOString();
    expect(data).toEqual([
      { _id: expect.any(String), at, action: 'admin_signed_in', user },
      {
        _id: expect.any(String),
        at,
        action: 'setting_changed',
        user,
        key: 'platform_fee',
        oldValue: 0.01,
        newValue: 0.02,
      },
      ...auditEntries.map((entry) => ({ ...entry, user: { ...entry.user, name: entry.user.name ?? undefined } })),
    ]);
  });

  it('hands the record out in pages that begin after a row', async () => {
    const audit = makeAudit(45);
    const api = open(createFakeServer({ people: [{ user: users.admin }], signedIn: users.admin, audit }));
    const first = (await api.getAudit()).data;
    const second = (await api.getAudit({ before: first.at(-1)?._id, limit: 20 })).data;
    const third = (await api.getAudit({ before: second.at(-1)?._id, limit: 50 })).data;
    expect([...first, ...second, ...third]).toEqual(audit);
    expect([first.length, third.length]).toEqual([20, 5]);
    expect(await refusedWith(api.getAudit({ before: 'nobody' }))).toMatchObject({ status: 400 });
    expect(await refusedWith(api.getAudit({ limit: 51 }))).toMatchObject({ status: 400 });
  });

  it('may be a network that counts no versions and keeps no record', async () => {
    const plain = settings.map(({ version: _version, ...setting }) => setting);
    const api = open(
      createFakeServer({ people: [{ user: users.admin }], signedIn: users.admin, settings: plain, audit: null }),
    );
    expect((await api.updateSetting({ key: 'min_quantity', value: 150, version: 7 })).data).not.toHaveProperty(
      'version',
    );
    expect(await refusedWith(api.getAudit())).toMatchObject({ status: 404 });
  });

  it('filters the statistics', async () => {
    const api = open(scenarios.admin());
    expect((await api.getStats({ dateFilter: 'week' })).data.chartData).toHaveLength(7);
    const { data } = await api.getStats({ dateFilter: 'all', search: 'BILAL' });
    expect(data.activities.map(({ user }) => user)).toEqual(['Bilal Ahmed']);
  });

  it('is closed to sellers', async () => {
    const api = open(scenarios.seller());
    const calls = [
      api.getSettings(),
      api.getAudit(),
      api.getStats({ dateFilter: 'all' }),
      api.updateSetting({ key: 'x', value: 1 }),
    ];
    const refusals = await Promise.all(calls.map(refusedWith));
    expect(refusals).toEqual(calls.map(() => expect.objectContaining({ status: 403 })));
  });
});

describe('the handlers', () => {
  it('leave no call of the contract out', () => {
    expect(createHandlers(createFakeServer())).toHaveLength(Object.keys(operations).length);
  });

  it('answer 404 to the sandbox calls of a network in production', async () => {
    const api = open(createFakeServer({ sandbox: false, people: [{ user: users.seller }], signedIn: users.seller }));
    expect(await refusedWith(api.getSandbox())).toMatchObject({ status: 404 });
    expect(await refusedWith(api.getSandboxMessages({ mobile: '+923001234567' }))).toMatchObject({ status: 404 });
    expect(await refusedWith(api.paySandboxDeposit({ id: 'o' }))).toMatchObject({ status: 404 });
  });

  it('want a token', async () => {
    network.use(...createHandlers(scenarios.seller()));
    const api = clientOf(() => null);
    const calls = [api.getPriceRanges(), api.getNetworks(), api.getBanks(), api.getProfile()];
    expect(await Promise.all(calls.map(refusedWith))).toEqual(
      calls.map(() => expect.objectContaining({ status: 401 })),
    );
  });

  it.each(FAULTS.filter((fault) => fault !== 'delay-3s'))('can fail with %s', async (fault) => {
    const server = scenarios.seller();
    const api = open(server);
    network.use(createFaultHandler(server, 'getBanks', fault));
    expect(await failure(api.getBanks())).toBeInstanceOf(ApiError);
    expect(await api.getNetworks()).toMatchObject({ success: true });
  });
});
