import {
  vAddBankResponse,
  vGetHistoryResponse,
  vGetPayoutsResponse,
  vGetStatsResponse,
  vGetUsersResponse,
  vImportPayoutsResponse,
} from '@sarraf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { act, queuedPayouts } from './testing/payouts.ts';
import { openOrder, payAs } from './testing/selling.ts';
import { read, refusal, testServer, type Actor, type TestServer } from './testing/test-server.ts';

// Each kind of text has one parser (product.md R7): every spelling of each kind, in every call, import and search.

let server: TestServer;
let bilal: Actor;
beforeAll(async () => {
  server = await testServer({ PAYOUTS: 'desk' });
  bilal = await server.person({ admin: true, name: 'Bilal' });
});
afterAll(() => server.close());

const post = (path: string, body: unknown, who?: Actor) =>
  server.call('POST', path, { body, ...(who && { token: who.token }) });
const payoutsFor = async (search: string) =>
  read(
    vGetPayoutsResponse,
    await server.call('GET', `/admin/payouts?search=${encodeURIComponent(search)}`, { token: bilal.token }),
  ).data.map(({ orderId }) => orderId);
const ordersFor = async (search: string) =>
  read(vGetHistoryResponse, await post(`/history/1/10?search=${encodeURIComponent(search)}`, {}, bilal)).data.map(
    ({ _id }) => _id,
  );
const usersFor = async (search: string) =>
  read(
    vGetUsersResponse,
    await server.call('GET', `/admin/users?search=${encodeURIComponent(search)}`, { token: bilal.token }),
  ).data.map(({ _id }) => _id);
const activitiesFor = async (search: string) =>
  read(
    vGetStatsResponse,
    await server.call('GET', `/stats?dateFilter=all&search=${encodeURIComponent(search)}`, { token: bilal.token }),
  ).data.activities.map(({ user }) => user);

/** Text with Urdu digits. */
const urdu = (text: string): string => text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0x06f0 + Number(digit)));
const marked = (text: string): string => `\u202A${text}\u202C\u200B`;
const wide = (text: string): string =>
  text.replace(/[!-~]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0));

describe('a mobile number', () => {
  const NATIONAL = '3451234567';
  const SPELLINGS = [
    `+92${NATIONAL}`,
    `0${NATIONAL}`,
    NATIONAL,
    `0092${NATIONAL}`,
    '+92 345 123-4567',
    '0345 - 123 4567',
    '0092-345-1234567',
    urdu(`0${NATIONAL}`),
    marked(`+92${NATIONAL}`),
    wide(`0${NATIONAL}`),
    ` 0345\u00A0123\u20114567\n`,
  ];

  test('signs in as one person, reads one sandbox phone, and is one payment account', async () => {
    const person = await server.person();
    await server.db
      .updateTable('users')
      .set({ mobile: `+92${NATIONAL}` })
      .where('id', '=', person.id)
      .execute();
    const account = { name: 'Ayesha', method: 'easypaisa' };
    for (const mobile of SPELLINGS) {
      server.advance(20 * 60 * 60_000);
      expect((await post('/auth/send-otp', { mobile })).status, mobile).toBe(200);
      const inbox = await server.call('GET', `/sandbox/messages?mobile=${encodeURIComponent(mobile)}`);
      expect(JSON.stringify(inbox.json), mobile).toContain(await server.newestCode(`+92${NATIONAL}`));
      const otp = await server.newestCode(`+92${NATIONAL}`);
      const signedIn = await post('/auth/verify-otp', { mobile, otp });
      expect(signedIn.json, mobile).toMatchObject({ user: { _id: person.id } });
      expect((await post('/bank/add', { ...account, phoneNumber: mobile }, person)).status, mobile).toBe(200);
    }
    const { banks } = read(
      vAddBankResponse,
      await post('/bank/add', { ...account, phoneNumber: SPELLINGS[0] }, person),
    );
    expect(banks.filter(({ method }) => method === 'easypaisa')).toMatchObject([{ phoneNumber: `0${NATIONAL}` }]);
  });

  test.each(SPELLINGS)('is found as %j among people and payouts', async (search) => {
    const seller = await server.person();
    const mobile = `+9231${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    await server.db.updateTable('users').set({ mobile }).where('id', '=', seller.id).execute();
    const [id] = await queuedPayouts(server, seller, 1, { phoneNumber: `0${NATIONAL}` });
    expect(await payoutsFor(search)).toContain(id);
    const typed = search.replaceAll(NATIONAL, mobile.slice(3));
    if (typed !== search) expect(await usersFor(typed)).toEqual([seller.id]);
  });

  test.each([
    '+913451234567',
    '923451234567',
    '(0345) 1234567',
    '0345 1234567 0345 7654321',
    '35202-1234567-1',
    '003451234567',
    'x3451234567',
  ])('%j is refused everywhere', async (mobile) => {
    const who = await server.person();
    const sent = await post('/auth/send-otp', { mobile });
    const added = await post('/bank/add', { name: 'A', method: 'sadapay', phoneNumber: mobile }, who);
    expect([sent.status, refusal(sent).errors]).toEqual([400, { mobile: 'Phone number is not valid.' }]);
    expect([added.status, refusal(added).errors]).toEqual([400, { phoneNumber: 'Phone number is not valid.' }]);
  });
});

describe('a one-time code', () => {
  test.each([
    ['in Urdu digits', urdu],
    ['in two groups', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ['with a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['with marks', marked],
    ['in full width', wide],
  ])('%s signs in', async (_, spell) => {
    const { mobile } = await server.person();
    await post('/auth/send-otp', { mobile });
    const reply = await post('/auth/verify-otp', { mobile, otp: spell(await server.newestCode(mobile)) });
    expect(reply.status).toBe(200);
  });

  test('with more digits is refused, and costs no try', async () => {
    const { mobile } = await server.person();
    await post('/auth/send-otp', { mobile });
    const otp = await server.newestCode(mobile);
    for (let at = 0; at < 6; at += 1)
      expect((await post('/auth/verify-otp', { mobile, otp: `${otp}7` })).status).toBe(400);
    expect((await post('/auth/verify-otp', { mobile, otp })).status).toBe(200);
  });
});

test.each(['1234 1234 1234', '1234-1234-1234', urdu('123412341234'), marked('123412341234'), '१२३४१२३४१२३४'])(
  'an Aadhaar number is read as %j, in both steps',
  async (aadhaarNumber) => {
    const who = await server.person({ verified: false });
    const requested = await post('/kyc/requestOTP', { aadhaarNumber }, who);
    const token = (requested.json as { token: string }).token;
    const otp = urdu(await server.newestCode(who.mobile));
    expect((await post('/kyc/submitOTP', { aadhaarNumber: '123412341234', token, otp }, who)).status).toBe(200);
  },
);

describe('a payment account', () => {
  test.each([
    [
      'raast',
      { phoneNumber: '03001234567' },
      'iban',
      'PK36SCBL0000001123456702',
      [
        'pk36 scbl 0000 0011 2345 6702',
        'IBAN PK36SCBL0000001123456702',
        'IBAN: PK36-SCBL-0000-0011-2345-6702',
        'IBAN No. PK36SCBL0000001123456702',
        urdu('PK36SCBL0000001123456702'),
        marked('PK36SCBL0000001123456702'),
        wide('PK36SCBL0000001123456702'),
      ],
    ],
    [
      'others',
      {},
      'accountNumber',
      '00100123456789012345',
      [
        '0010-0123-4567-8901-2345',
        ' 0010 0123 4567 8901 2345 ',
        urdu('00100123456789012345'),
        marked('00100123456789012345'),
        wide('00100123456789012345'),
      ],
    ],
    [
      'nayapay',
      { phoneNumber: '03001234567' },
      'nayapayId',
      'ayesha@nayapay',
      ['Ayesha@NayaPay', ' ayesha@nayapay ', marked('ayesha@nayapay'), wide('ayesha@nayapay')],
    ],
    [
      'others',
      { accountNumber: '778899' },
      'name',
      'Ayesha Khan',
      [' Ayesha  Khan', '\u202EAyesha Khan\u202C', 'Ayesha\u00A0Khan\u200B'],
    ],
  ] as const)('of %s has one spelling of %s%s', async (method, rest, field, stored, spellings) => {
    const who = await server.person();
    for (const value of [stored, ...spellings]) {
      const body = { name: 'Ayesha', method, ...rest, [field]: value };
      const { banks } = read(vAddBankResponse, await post('/bank/add', body, who));
      expect(banks, value).toHaveLength(2);
      expect(banks[1], value).toMatchObject({ [field]: stored });
    }
  });

  test.each([
    ['raast', 'iban', 'IBAN'],
    ['raast', 'iban', '36SCBL0000001123456702'],
    ['others', 'accountNumber', '=1+1'],
    ['others', 'accountNumber', '1'.repeat(35)],
  ])('of %s refuses %s %j', async (method, field, value) => {
    const who = await server.person();
    const reply = await post('/bank/add', { name: 'A', method, phoneNumber: '03001234567', [field]: value }, who);
    expect([reply.status, Object.keys(refusal(reply).errors ?? {})]).toEqual([400, [field]]);
  });

  test('is found by each of its spellings among payouts', async () => {
    const seller = await server.person();
    const [id] = await queuedPayouts(server, seller, 1, { name: 'محمد علي' });
    const account = { iban: 'PK36SCBL0000001123456702', account_number: '00100123456789012345' };
    await server.db.updateTable('banks').set(account).where('user_id', '=', seller.id).execute();
    for (const search of [
      'محمد علی',
      'pk36 scbl 0000',
      'IBAN PK36SCBL0000001123456702',
      '0010-0123 4567',
      urdu('567890123'),
      'A@NayaPay',
    ])
      expect(await payoutsFor(search), search).toContain(id);
    for (const search of ['pk36 scbl 0000', 'IBAN PK36SCBL0000001123456702', '0010-0123 4567', urdu('567890123')])
      expect(await ordersFor(search), search).toContain(id);
  });
});

describe('a UTR and an order id', () => {
  let next = 0;
  const freshUtr = () => `FT-${String((next += 1)).padStart(8, '0')}`;
  const claimed = async () => {
    const seller = await server.person();
    const [id = ''] = await queuedPayouts(server, seller, 1);
    await act(server, bilal, id, 'claim');
    return id;
  };
  const SPELLINGS = [
    ['in lower case', (text: string) => text.toLowerCase()],
    ['with blanks around it', (text: string) => ` ${text}\u00A0`],
    ['with marks', marked],
    ['in Urdu digits', urdu],
    ['in full width', wide],
    ['with another dash', (text: string) => text.replaceAll('-', '\u2011')],
  ] as const;

  test.each(SPELLINGS)('%s: the call and the import store the same UTR, and the search finds it', async (_, spell) => {
    const [id, other, utr, second] = [await claimed(), await claimed(), freshUtr(), freshUtr()];
    expect((await act(server, bilal, id, 'paid', { utr: spell(utr) })).json).toMatchObject({ data: { utr } });
    const file = `orderId,utr\n${spell(other)},${spell(second)}\n`;
    const reply = await server.call('POST', '/admin/payouts/import', {
      token: bilal.token,
      raw: file,
      headers: { 'content-type': 'text/csv' },
    });
    expect(read(vImportPayoutsResponse, reply).rows).toEqual([{ line: 2, orderId: other, result: 'paid' }]);
    expect(await payoutsFor(spell(utr))).toEqual([id]);
    expect(await payoutsFor(spell(other))).toEqual([other]);
    expect(await ordersFor(spell(utr))).toEqual([id]);
    expect(await ordersFor(spell(other))).toEqual([other]);
    const duplicate = await act(server, bilal, await claimed(), 'paid', { utr: spell(utr) });
    expect([duplicate.status, Object.keys(refusal(duplicate).errors ?? {})]).toEqual([409, ['utr']]);
  });

  test.each(SPELLINGS.slice(0, 5))('an order id %s finds its seller', async (_, spell) => {
    const seller = await server.person();
    const [id = ''] = await queuedPayouts(server, seller, 1);
    expect(await usersFor(spell(id))).toEqual([seller.id]);
  });

  test.each([null, undefined, '139227.20', '1,39,227.20', '139,227.2', urdu('139227.20'), ' 139227.20 '])(
    'the amount of a payment may be %j',
    async (amount) => {
      const id = await claimed();
      expect((await act(server, bilal, id, 'paid', { utr: freshUtr(), amount, reason: null })).status).toBe(200);
    },
  );
});

describe('an address and a hash', () => {
  test.each([
    ['as they are', (text: string) => text],
    ['in groups', (text: string) => text.replaceAll(/.{4}/g, '$& ')],
    ['with marks', marked],
    ['in full width', wide],
  ] as const)('%s find a payout and a user, and are accepted by the desk', async (_, spell) => {
    const seller = await server.person();
    const orderId = await openOrder(server, seller);
    await payAs(server, seller, orderId, {});
    server.advance(10_000);
    await server.work();
    await server.work();
    const { address, hash } = await server.db
      .selectFrom('orders')
      .select(['address', 'hash'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    for (const typed of [spell(address), spell(hash ?? ''), spell(`0x${hash}`), spell((hash ?? '').toUpperCase())]) {
      expect(await payoutsFor(typed), typed).toEqual([orderId]);
      expect(await usersFor(typed), typed).toEqual([seller.id]);
      expect(await ordersFor(typed), typed).toEqual([orderId]);
    }
    expect(await ordersFor(spell(address.slice(0, 5))), 'less than six characters').toEqual([]);
    const swept = await post(
      '/admin/sweeps',
      {
        networkId: 'trc20',
        address: spell(address),
        amount: urdu('1.5'),
        hash: spell('ab'.repeat(31) + orderId.slice(-2)),
      },
      bilal,
    );
    expect(swept.json).toMatchObject({ data: { address, amount: '1.5' } });
  });
});

test.each([
  ['أحمد رئیس', 'احمد رييس'],
  ['مُحَمَّد', 'محمد'],
  ['Zainab  Raza', ' zainab raza '],
  ['عائشہ ملک', marked('عائشه ملك')],
])('the name %j is found as %j by every search', async (name, search) => {
  const seller = await server.person({ name });
  const [id] = await queuedPayouts(server, seller, 1, { name: 'Somebody else' });
  expect(await usersFor(search)).toContain(seller.id);
  expect(await payoutsFor(search)).toContain(id);
  expect(await ordersFor(search)).toContain(id);
  expect(await activitiesFor(search)).toContain(name);
});

test('a search without readable text finds nothing; an empty one finds everything', async () => {
  expect(await usersFor('\u064E')).toEqual([]);
  expect(await payoutsFor('\u064E')).toEqual([]);
  expect((await usersFor(' \u200E ')).length).toBeGreaterThan(1);
});
