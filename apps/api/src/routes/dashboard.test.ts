import {
  vAddBankResponse,
  vCheckLoginResponse,
  vGetBanksResponse,
  vGetHistoryResponse,
  vGetNetworksResponse,
  vGetPriceRangesResponse,
  vGetProfileResponse,
  vGetSettingsResponse,
  vGetStatsResponse,
  vUpdateSettingResponse,
} from '@sarraf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerFaults, ledgerSums } from '../desk/ledger.ts';
import { seedSandbox } from '../seed/seed-sandbox.ts';
import { read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';
import { openOrder, pass, pay, sell } from '../testing/selling.ts';

let server: TestServer;
let admin: Actor;
let seller: Actor;
const EXPIRY_MS = 1_200_000;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ admin: true, name: 'Bilal' });
  seller = await server.person({ name: '100% Ayesha_' });
});
afterAll(() => server.close());

const history = async (who: Actor, page: number, limit = 10) =>
  read(vGetHistoryResponse, await server.call('POST', `/history/${page}/${limit}`, { token: who.token })).data;
const put = (key: string, value: unknown) =>
  server.call('PUT', `/settings/${key}`, { token: admin.token, body: { value } });

describe('payment accounts', () => {
  const add = (body: unknown) => server.call('POST', '/bank/add', { token: seller.token, body });

  const NAME = 'Account holder name is required';
  const PHONE = 'Phone number is required';
  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['nayapay', {}, { name: NAME, nayapayId: 'NayaPay ID is required', phoneNumber: PHONE }],
    ['raast', {}, { name: NAME, phoneNumber: PHONE, iban: 'IBAN is required' }],
    ['bank', {}, { name: NAME, bankName: 'Bank selection is required', accountNumber: 'Account number is required' }],
    ['bank', { bankName: 'meezan' }, { name: NAME, phoneNumber: PHONE, accountNumber: 'Account number is required' }],
    ['others', { bankName: null, iban: null }, { name: NAME, accountNumber: 'Account number is required' }],
  ])('%s names every field that is missing, null or blank', async (method, given, errors) => {
    for (const nothing of [undefined, null, ' ']) {
      const gone = Object.fromEntries(Object.keys(errors).map((field) => [field, nothing]));
      const reply = await add({ ...gone, ...given, method });
      expect([reply.status, refusal(reply).errors]).toEqual([400, errors]);
    }
  });

  test('a field of the wrong type is reported together with the missing ones', async () => {
    const errors = { nayapayId: 'NayaPay ID is not valid', phoneNumber: PHONE };
    expect(refusal(await add({ name: 'A', method: 'nayapay', nayapayId: 7 })).errors).toEqual(errors);
    expect(refusal(await add({ method: null })).errors).toEqual({ name: NAME, method: 'Choose a payment method' });
  });

  test.each<[string, unknown, Record<string, string>]>([
    [
      'nayapay',
      { name: 'A', method: 'nayapay' },
      { nayapayId: 'NayaPay ID is required', phoneNumber: 'Phone number is required' },
    ],
    ['sadapay', { name: 'A', method: 'sadapay' }, { phoneNumber: 'Phone number is required' }],
    [
      'easypaisa',
      { name: ' ', method: 'easypaisa' },
      { name: 'Account holder name is required', phoneNumber: 'Phone number is required' },
    ],
    [
      'raast',
      { name: 'A', method: 'raast', phoneNumber: ' ' },
      { phoneNumber: 'Phone number is required', iban: 'IBAN is required' },
    ],
    [
      'bank',
      { name: 'A', method: 'bank' },
      { bankName: 'Bank selection is required', accountNumber: 'Account number is required' },
    ],
    [
      'meezan',
      { name: 'A', method: 'bank', bankName: 'meezan' },
      { phoneNumber: 'Phone number is required', accountNumber: 'Account number is required' },
    ],
    ['ubl', { name: 'A', method: 'bank', bankName: 'ubl' }, { accountNumber: 'Account number is required' }],
    ['others', { name: 'A', method: 'others' }, { accountNumber: 'Account number is required' }],
    [
      'a phone number that is none',
      { name: 'A', method: 'sadapay', phoneNumber: '12345' },
      { phoneNumber: 'Phone number is not valid.' },
    ],
    ['a method that is none', { name: 'A', method: 'paypal' }, { method: 'Choose a payment method' }],
    ['no name', { method: 'sadapay', phoneNumber: '03001234567' }, { name: 'Account holder name is required' }],
  ])('%s: each missing field has its own message', async (_, body, errors) => {
    const reply = await add(body);
    expect(reply.status).toBe(400);
    expect(refusal(reply).errors).toEqual(errors);
  });

  test('stores only the fields of the method; the same account twice is one', async () => {
    const who = await server.person();
    const body = {
      name: ' Ali ',
      method: 'raast',
      phoneNumber: '0300-1234567',
      iban: 'pk36 scbl 0000 0011 2345 6702',
      nayapayId: 'not asked',
    };
    const send = () => server.call('POST', '/bank/add', { token: who.token, body });
    const replies = await Promise.all([send(), send()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const { banks } = read(vAddBankResponse, await send());
    expect(banks).toHaveLength(2);
    expect(banks[1]).toEqual({
      _id: expect.any(String),
      name: 'Ali',
      method: 'raast',
      phoneNumber: '03001234567',
      iban: 'PK36SCBL0000001123456702',
      title: 'ALI',
      titleCheck: 'unchecked',
      isDefault: false,
    });
    expect(read(vGetBanksResponse, await server.call('GET', '/bank/get', { token: who.token })).banks).toEqual(banks);
  });
});

describe('history', () => {
  test('newest first, in pages that neither repeat nor miss a row; a short page is the last', async () => {
    const who = await server.person();
    const made: string[] = [];
    for (let at = 0; at < 23; at += 1) {
      made.unshift(await openOrder(server, who, 100 + at));
      await server.call('POST', `/sell/orders/${made[0]}/cancel`, { token: who.token });
      if (at % 3 === 0) server.advance(1000);
    }
    const pages = [await history(who, 1), await history(who, 2), await history(who, 3), await history(who, 4)];
    expect(pages.map((page) => page.length)).toEqual([10, 10, 3, 0]);
    const ids = pages.flat().map((order) => order._id);
    expect(new Set(ids).size).toBe(23);
    const moments = pages.flat().map((order) => order.created_ts);
    expect(moments).toEqual([...moments].sort().toReversed());
    expect(new Set(ids)).toEqual(new Set(made));
  });

  test('deleted orders are hidden from sellers and shown to administrators', async () => {
    const who = await server.person();
    const id = await openOrder(server, who);
    await server.db.updateTable('orders').set({ deleted: true, status: 'cancelled' }).where('id', '=', id).execute();
    expect(await history(who, 1)).toEqual([]);
    expect((await server.call('GET', `/sell/orders/${id}`, { token: who.token })).status).toBe(404);
    expect((await history(admin, 1)).find((order) => order._id === id)).toMatchObject({
      deleted: true,
      user_id: { mobile: who.mobile },
    });
  });
});

describe('profiles', () => {
  test('the user’s own profile has the same user as other replies', async () => {
    const who = await server.person();
    await server.db.updateTable('users').set({ platform_fee: '0.02' }).where('id', '=', who.id).execute();
    const login = await server.call('POST', '/auth/check-login', { token: who.token, body: {} });
    // The second factor belongs to the session, not to the user.
    const { secondFactor, ...user } = read(vCheckLoginResponse, login).user;
    expect(secondFactor).toBe('off');
    expect(user).toMatchObject({ signupJourney: 2, platform_fee: 0.02, min_quantity: 100, wallet_balance: 0 });
    const own = await server.call('POST', '/profile', { token: who.token });
    expect(read(vGetProfileResponse, own).user).toEqual(user);
    const seen = await server.call('POST', `/profile/${who.id}`, { token: admin.token });
    expect(read(vGetProfileResponse, seen).user).toEqual(user);
  });

  test('the owner sees everything, another seller only name, photo, badges, sales and rate', async () => {
    const who = await server.person({ name: 'Sana' });
    const id = await openOrder(server, who, 500);
    await pay(server, who, id);
    await pass(server, 10);
    const second = await openOrder(server, who, 500);
    await server.call('POST', `/sell/orders/${second}/cancel`, { token: who.token });
    await openOrder(server, who, 500);
    const own = read(vGetProfileResponse, await server.call('POST', '/profile', { token: who.token }));
    expect(own.stats).toEqual({ totalSells: 3, totalVolume: 500, successRate: 50 });
    expect(own.user).toMatchObject({ name: 'Sana', mobile: who.mobile, wallet_balance: 0 });
    const asSeen = async (viewer: Actor) =>
      (await server.call('POST', `/profile/${who.id}`, { token: viewer.token })).json;
    expect(await asSeen(seller)).toEqual({
      success: true,
      user: { _id: who.id, name: 'Sana', photo: null, isKycVerified: true, isVerified: true },
      stats: { totalSells: 3, successRate: 50 },
    });
    expect(await asSeen(admin)).toEqual(await asSeen(who));
  });
});

describe('settings', () => {
  test('are complete, with their limits', async () => {
    const { data } = read(vGetSettingsResponse, await server.call('GET', '/settings', { token: admin.token }));
    expect(data.map(({ key, dataType, minValue, maxValue }) => [key, dataType, minValue, maxValue])).toEqual([
      ['sales_paused', 'PAUSE', null, null],
      ['payouts_paused', 'PAUSE', null, null],
      ['price_ranges', 'PRICE_RANGES', null, null],
      ['networks', 'NETWORKS', null, null],
      ['platform_fee', 'NUMBER', 0, 1],
      ['platform_fee_discount', 'NUMBER', 0, 1],
      ['min_quantity', 'NUMBER', 1, 100_000],
      ['min_deposit', 'NUMBER', 0, 1000],
      ['approve_above', 'NUMBER', 0, 100_000_000],
      ['title_check', 'NUMBER', 0, 2],
      ['daily_limit', 'NUMBER', 0, 1_000_000_000],
      ['monthly_limit', 'NUMBER', 0, 1_000_000_000],
      ['transaction_exp_time', 'NUMBER', 60_000, 7_200_000],
      ['otp_resend_seconds', 'NUMBER', 5, 600],
      ['max_per_transfer_nayapay', 'NUMBER', 0, 1_000_000_000],
      ['max_per_transfer_sadapay', 'NUMBER', 0, 1_000_000_000],
      ['max_per_transfer_easypaisa', 'NUMBER', 0, 1_000_000_000],
      ['max_per_transfer_raast', 'NUMBER', 0, 1_000_000_000],
      ['max_per_transfer_bank', 'NUMBER', 0, 1_000_000_000],
      ['max_per_transfer_others', 'NUMBER', 0, 1_000_000_000],
      ['statement_columns', 'STATEMENT_COLUMNS', null, null],
    ]);
    expect(data.find(({ key }) => key === 'min_deposit')?.value).toBe(1);
  });

  test.each<[string, unknown]>([
    ['platform_fee', -0.01],
    ['platform_fee', 1.01],
    ['platform_fee', 0.0000001],
    ['platform_fee', '0.01'],
    ['platform_fee', null],
    ['platform_fee', []],
    ['min_quantity', 0],
    ['min_quantity', 100_001],
    ['min_deposit', -1],
    ['min_deposit', 1000.5],
    ['min_deposit', 0.0000001],
    ['approve_above', -1],
    ['title_check', 3],
    ['title_check', 0.5],
    ['approve_above', 100_000_001],
    ['daily_limit', -1],
    ['monthly_limit', 1_000_000_001],
    ['max_per_transfer_raast', -1],
    ['max_per_transfer_bank', 1_000_000_001],
    ['transaction_exp_time', 59_999],
    ['transaction_exp_time', 60_000.5],
    ['otp_resend_seconds', 4],
    ['price_ranges', []],
    ['price_ranges', [{ min: 1, max: null }]],
    ['price_ranges', [{ min: 1, max: null, price: -1 }]],
    ['price_ranges', 5],
    ['networks', []],
    ['networks', [{ id: '', name: 'X', minAmount: 0, maxAmount: 1 }]],
    ['networks', [{ id: 'x', name: ' ', minAmount: 0, maxAmount: 1 }]],
    ['networks', [{ id: 'x', name: 'X', minAmount: 2, maxAmount: 1 }]],
    ['networks', [{ id: 'x', name: 'X', minAmount: 0, maxAmount: 1, logo: 'https://elsewhere.example/a.svg' }]],
    ['networks', [{ id: 'x', name: 'X', minAmount: 0, maxAmount: 1, pausedReason: { en: 'Repairs', ur: ' ' } }]],
    ['networks', [{ id: 'x', name: 'X', minAmount: 0, maxAmount: 1, pausedReason: 'Repairs' }]],
    ['sales_paused', true],
    ['sales_paused', { paused: true }],
    ['sales_paused', { paused: true, reason: { en: 'Repairs' } }],
    ['sales_paused', { paused: true, reason: { en: 'Repairs', ur: '' } }],
    ['sales_paused', { paused: true, reason: { en: ' \u200b', ur: 'مرمت' } }],
    ['payouts_paused', { paused: true, reason: { en: 'x'.repeat(301), ur: 'مرمت' } }],
    ['payouts_paused', { paused: 'yes', reason: { en: 'Repairs', ur: 'مرمت' } }],
    [
      'networks',
      [
        { id: 'x', name: 'X', minAmount: 0, maxAmount: 1 },
        { id: 'x', name: 'Y', minAmount: 0, maxAmount: 1 },
      ],
    ],
  ])('%s refuses %j and keeps its value', async (key, value) => {
    const before = (await server.call('GET', '/settings', { token: admin.token })).json;
    const reply = await put(key, value);
    expect(reply.status).toBe(400);
    expect(refusal(reply).errors).toHaveProperty('value');
    expect((await server.call('GET', '/settings', { token: admin.token })).json).toEqual(before);
  });

  test('prices and networks reach the sellers, and the next order', async () => {
    const ranges = [
      { min: 0, max: 1000, price: 270.25 },
      { min: 1000, max: null, price: 271 },
    ];
    expect(read(vUpdateSettingResponse, await put('price_ranges', ranges)).data.value).toEqual(ranges);
    const networks = [
      { id: 'trc20', name: 'Tron', logo: null, minAmount: 1, maxAmount: 5000 },
      { id: 'polygon', name: 'Polygon', logo: '/networks/polygon.svg', minAmount: 1, maxAmount: 500 },
    ];
    expect((await put('networks', networks)).status).toBe(200);
    expect(
      read(vGetPriceRangesResponse, await server.call('GET', '/sell/price-ranges', { token: seller.token }))
        .priceRanges,
    ).toEqual(ranges);
    expect(
      read(vGetNetworksResponse, await server.call('GET', '/sell/networks', { token: seller.token })).networks,
    ).toEqual(networks.map((network) => ({ ...network, pausedReason: null })));
    const who = await server.person();
    expect((await sell(server, who, 400, { networkId: 'polygon' })).status).toBe(200);
    expect((await history(who, 1))[0]).toMatchObject({
      price: 270.25,
      network: 'polygon',
      address: expect.stringMatching(/^0x/),
    });
    await put('price_ranges', [{ min: 0, max: null, price: 0 }]);
    expect(refusal(await sell(server, await server.person(), 400)).message).toBe(
      'No price is set for this amount at the moment',
    );
    await put('price_ranges', ranges);
  });

  test('the waiting time for another code comes from the setting', async () => {
    expect((await put('otp_resend_seconds', 5)).status).toBe(200);
    const send = () => server.call('POST', '/auth/send-otp', { body: { mobile: '+923459998877' } });
    expect((await send()).json).toMatchObject({ allowResendOtpAfterSeconds: 5 });
    server.advance(2000);
    expect((await send()).json).toMatchObject({ allowResendOtpAfterSeconds: 3 });
    server.advance(3000);
    expect((await send()).json).toMatchObject({ allowResendOtpAfterSeconds: 5 });
  });
});

describe('statistics', () => {
  const stats = async (query: string) =>
    read(vGetStatsResponse, await server.call('GET', `/stats?${query}`, { token: admin.token })).data;

  test('count what happened, a row a day without gaps', async () => {
    const before = await stats('dateFilter=week');
    const who = await server.person({ name: 'Fresh Seller' });
    const id = await openOrder(server, who, 500);
    await pay(server, who, id, 520);
    await pass(server, 10);
    const unpaid = await openOrder(server, who, 300);
    server.advance(EXPIRY_MS + 1);
    await server.work();
    await server.db.updateTable('orders').set({ deleted: true }).where('id', '=', unpaid).execute();
    const after = await stats('dateFilter=week');
    const grown = (name: 'totalReceived' | 'totalSell' | 'totalSellUsers' | 'totalReceivedUsers' | 'totalUsers') =>
      after.metrics[name] - before.metrics[name];
    expect([
      grown('totalReceived'),
      grown('totalSell'),
      grown('totalSellUsers'),
      grown('totalReceivedUsers'),
      grown('totalUsers'),
    ]).toEqual([520, 500, 1, 1, 1]);
    expect(after.metrics.totalDeleted.usdt - before.metrics.totalDeleted.usdt).toBe(300);
    expect(after.chartData).toHaveLength(7);
    expect(after.chartData.at(-1)?.date).toBe('2026-11-21');
    expect((await stats('dateFilter=month')).chartData).toHaveLength(30);
    expect((await stats('dateFilter=year')).chartData).toHaveLength(365);
  });

  test('a day ends at midnight in Karachi', async () => {
    const midnight = await testServer();
    try {
      const boss = await midnight.person({ admin: true });
      const who = await midnight.person();
      // 11:00 UTC is 16:00 in Karachi; 7 h 59 min later the day is still the same there, a minute on it is not.
      midnight.advance(7 * 3_600_000 + 59 * 60_000);
      await openOrder(midnight, who);
      midnight.advance(EXPIRY_MS + 1);
      await midnight.work();
      await openOrder(midnight, who);
      const session = await midnight.call('GET', '/stats?dateFilter=all', { token: boss.token });
      expect(read(vGetStatsResponse, session).data.chartData).toEqual([
        { date: '2026-11-21', transactions: 1, users: 1 },
        { date: '2026-11-22', transactions: 1, users: 1 },
      ]);
    } finally {
      await midnight.close();
    }
  });

  test('the search takes its characters literally', async () => {
    await openOrder(server, seller);
    expect((await stats('dateFilter=all&search=100%25%20ay')).activities.map(({ user }) => user)).toEqual([
      '100% Ayesha_',
    ]);
    expect((await stats('dateFilter=all&search=esha_')).activities).toHaveLength(1);
    expect((await stats('dateFilter=all&search=_esha')).activities).toHaveLength(0);
    expect((await stats('dateFilter=all&search=RECEIVE')).activities.every(({ action }) => action === 'receive')).toBe(
      true,
    );
    expect((await stats('dateFilter=all&search=')).activities.length).toBeGreaterThan(1);
  });
});

test('the sandbox seed fills an empty database once, and its books balance', async () => {
  const seeded = await testServer();
  try {
    const seed = () => seedSandbox(seeded.services);
    await Promise.all([seed(), seed()]);
    const mine = seeded.db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .where('users.mobile', '=', '+923001234567');
    const orders = await mine.select(['orders.status', 'orders.type']).execute();
    expect(orders.length).toBeGreaterThanOrEqual(115);
    expect(orders.length).toBeLessThanOrEqual(130);
    expect(new Set(orders.map(({ status }) => status))).toEqual(
      new Set(['completed', 'success', 'cancelled', 'timeout', 'failed', 'in_process']),
    );
    const admins = seeded.db.selectFrom('users').select('mobile').where('is_admin', '=', true).orderBy('created_at');
    expect(await admins.execute()).toEqual([{ mobile: '+923009876543' }, { mobile: '+923008765432' }]);
    const audit = await seeded.db.selectFrom('audit').selectAll().orderBy('id').execute();
    expect(audit.map(({ at }) => at)).toEqual(audit.map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime()));
    expect(audit.filter(({ action }) => action === 'setting_changed')).toHaveLength(7);
    expect(await ledgerFaults(seeded.db)).toEqual([]);
    expect((await ledgerSums(seeded.db)).difference).toBe('0');
  } finally {
    await seeded.close();
  }
});
