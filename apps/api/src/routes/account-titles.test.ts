import { vAddBankResponse, vGetBanksResponse, type PayoutAccount } from '@sarraf/api-client/contract';
import { afterEach, describe, expect, test } from 'vitest';
import type { TitleAnswer } from '../providers/providers.ts';
import { payoutOf, testBank } from '../testing/payouts.ts';
import { look, openOrder, pass, pay } from '../testing/selling.ts';
import { startPayoutsStandIn, type StandInAnswer } from '../testing/stand-ins/payouts.ts';
import { read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function start(...options: Parameters<typeof testServer>) {
  const server = await testServer(...options);
  closing.push(server.close);
  return server;
}

/** Server whose payout provider answers every request for a title like this, and counts them. */
async function titled(answer: TitleAnswer | 'throws') {
  const asked: unknown[] = [];
  const payouts = {
    ...testBank().payouts,
    resolve: async (account: PayoutAccount): Promise<TitleAnswer> => {
      asked.push(account);
      if (answer === 'throws') throw new Error('broken');
      return answer;
    },
  };
  const server = await start({}, { payouts });
  return { server, asked, seller: await server.person() };
}

const add = (server: TestServer, { token }: Actor, changes: Record<string, unknown> = {}) =>
  server.call('POST', '/bank/add', {
    token,
    body: { name: 'Muhammad Ali', method: 'easypaisa', phoneNumber: '03451112223', ...changes },
  });
const added = async (server: TestServer, who: Actor, changes: Record<string, unknown> = {}) =>
  read(vAddBankResponse, await add(server, who, changes)).banks.at(-1);
const found = (title: string): TitleAnswer => ({ status: 'found', title, reference: 'T1' });

describe('the simulated bank', () => {
  test('tells the name in capitals; the list of accounts keeps it', async () => {
    const server = await start();
    const seller = await server.person();
    expect(await added(server, seller)).toMatchObject({ name: 'Muhammad Ali', title: 'MUHAMMAD ALI' });
    const { banks } = read(vGetBanksResponse, await server.call('GET', '/bank/get', { token: seller.token }));
    expect(banks.map(({ title }) => title)).toEqual([undefined, 'MUHAMMAD ALI']);
  });

  test('cuts it after 40 characters', async () => {
    const server = await start();
    const name = 'Muhammad Abdul Rehman Siddiqui-Qureshi and Brothers';
    const title = (await added(server, await server.person(), { name }))?.title;
    expect(title).toBe('MUHAMMAD ABDUL REHMAN SIDDIQUI-QURESHI A');
  });

  test.each([
    ['another person: 0007', { phoneNumber: '03451110007' }, 'TARIQ MEHMOOD'],
    ['no title of other methods', { method: 'others', accountNumber: '0912887766554' }, undefined],
  ])('%s', async (_, changes, title) => {
    const server = await start();
    expect((await added(server, await server.person(), changes))?.title).toBe(title);
  });

  test.each([
    ['phoneNumber', { phoneNumber: '03451110008' }],
    ['accountNumber', { method: 'bank', bankName: 'ubl', accountNumber: '10900024880008' }],
    ['iban', { method: 'raast', phoneNumber: '03451112223', iban: 'PK63SCBL0000001123450008' }],
  ])('does not know 0008: refused at %s, and not saved', async (field, changes) => {
    const server = await start();
    const seller = await server.person();
    const reply = await add(server, seller, changes);
    expect(reply.status).toBe(400);
    expect(refusal(reply).errors).toEqual({
      [field]: 'The bank does not know this account. Please check the number.',
    });
    const { banks } = read(vGetBanksResponse, await server.call('GET', '/bank/get', { token: seller.token }));
    expect(banks).toHaveLength(1);
  });

  test('does not answer for 0009: saved without a title after the time-out', async () => {
    const server = await start({ PAYOUT_TITLE_TIMEOUT_MS: '50' });
    const account = await added(server, await server.person(), { phoneNumber: '03451110009' });
    expect(account).toMatchObject({ phoneNumber: '03451110009' });
    expect(account).not.toHaveProperty('title');
  });
});

describe('a provider', () => {
  test.each<[string, TitleAnswer | 'throws']>([
    ['without titles', { status: 'none' }],
    ['that is unclear', { status: 'unclear', reason: 'HTTP 500' }],
    ['that throws', 'throws'],
    ['with a title of nothing visible', found(' \u200b ')],
  ])('%s refuses no account', async (_, answer) => {
    const { server, seller } = await titled(answer);
    const account = await added(server, seller);
    expect(account).toMatchObject({ name: 'Muhammad Ali' });
    expect(account).not.toHaveProperty('title');
  });

  test('has its title tidied and cut', async () => {
    const { server, seller } = await titled(found(`\u202eALI\u0000  RAZA ${'X'.repeat(60)}`));
    expect((await added(server, seller))?.title).toBe(`ALI RAZA ${'X'.repeat(31)}`);
  });

  test('is asked again for the same account while it has told no title, and no more afterwards', async () => {
    let answer: TitleAnswer = { status: 'unclear', reason: 'slow' };
    const asked: unknown[] = [];
    const payouts = {
      ...testBank().payouts,
      resolve: async (account: PayoutAccount) => {
        asked.push(account);
        return answer;
      },
    };
    const server = await start({}, { payouts });
    const seller = await server.person();
    await added(server, seller);
    answer = found('MUHAMMAD ALI');
    expect((await added(server, seller))?.title).toBe('MUHAMMAD ALI');
    answer = found('SOMEBODY ELSE');
    const { banks } = read(vAddBankResponse, await add(server, seller));
    expect(banks.map(({ title }) => title)).toEqual([undefined, 'MUHAMMAD ALI']);
    expect(asked).toHaveLength(2);
  });

  test('is asked 20 times a day by one user at most; further accounts are saved without a title', async () => {
    const { server, seller, asked } = await titled({ status: 'not-found' });
    const number = (at: number) => ({ phoneNumber: `0345111${String(1000 + at)}` });
    for (let at = 0; at < 20; at += 1) expect((await add(server, seller, number(at))).status).toBe(400);
    expect((await add(server, seller, number(20))).status).toBe(200);
    expect(asked).toHaveLength(20);
    server.advance(86_400_001);
    expect((await add(server, seller, number(21))).status).toBe(400);
  });
});

test('orders and the desk show the title', async () => {
  const server = await start({ PAYOUTS: 'desk' });
  const [seller, admin] = [await server.person(), await server.person({ admin: true })];
  const title = { bank_id: seller.bankId, title: 'PERSON ONE', reference: 'T1', at: server.clock.now() };
  await server.db.insertInto('account_titles').values(title).execute();
  const id = await openOrder(server, seller);
  await pay(server, seller, id);
  await pass(server, 4);
  expect((await look(server, seller, id)).bank_id).toMatchObject({ title: 'PERSON ONE' });
  expect((await payoutOf(server, admin, id)).account).toMatchObject({ title: 'PERSON ONE' });
});

describe('over HTTP', () => {
  const KEY = 'a key of both sides';
  const world = async (answer?: StandInAnswer, env: Record<string, string> = {}) => {
    const service = await startPayoutsStandIn({ key: KEY, ...(answer && { answer }) });
    const http = { PAYOUTS: 'http', PAYOUTS_URL: service.url, PAYOUTS_KEY: KEY };
    const server = await start({ ...http, PAYOUT_TITLE_TIMEOUT_MS: '2000', ...env });
    closing.push(service.close);
    return { server, service, seller: await server.person() };
  };

  test('asks POST /accounts/resolve, signed, and sends the reference along with the payment', async () => {
    const { server, service, seller } = await world();
    const account = await added(server, seller);
    expect(account).toMatchObject({ title: 'Muhammad Ali' });
    const [asked] = service.requests;
    expect(asked).toMatchObject({ method: 'POST', path: '/v1/accounts/resolve', isSigned: true });
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      account: {
        name: 'Muhammad Ali',
        method: 'easypaisa',
        accountNumber: null,
        phoneNumber: '03451112223',
        nayapayId: null,
        iban: null,
        bankName: null,
      },
    });
    const id = await openOrder(server, { ...seller, bankId: account?._id ?? '' });
    await pay(server, seller, id);
    await pass(server, 4);
    const payment = service.requests.find(({ path }) => path === '/v1/payouts');
    expect(JSON.parse(payment?.body ?? '')).toMatchObject({ key: id, titleReference: 'title-03451112223' });
    expect(JSON.parse(payment?.body ?? '').account).not.toHaveProperty('title');
  });

  test('an account whose holder alone is changed keeps title and reference, and the bank is not asked again', async () => {
    const { server, service, seller } = await world();
    const account = await added(server, seller);
    server.advance(60_000);
    const body = { name: 'Mohammad Ali', method: 'easypaisa', phoneNumber: '03451112223' };
    const reply = await server.call('PUT', `/bank/${account?._id}`, { token: seller.token, body });
    const changed = read(vAddBankResponse, reply).banks.at(-1);
    expect(changed).toMatchObject({ name: 'Mohammad Ali', title: 'Muhammad Ali' });
    expect(changed?._id).not.toBe(account?._id);
    const id = await openOrder(server, { ...seller, bankId: changed?._id ?? '' });
    await pay(server, seller, id);
    await pass(server, 4);
    const payment = service.requests.find(({ path }) => path === '/v1/payouts');
    expect(JSON.parse(payment?.body ?? '')).toMatchObject({ key: id, titleReference: 'title-03451112223' });
    expect(service.requests.filter(({ path }) => path === '/v1/accounts/resolve')).toHaveLength(1);
    const titles = await server.db.selectFrom('account_titles').select('at').execute();
    expect(new Set(titles.map(({ at }) => at.getTime())).size).toBe(1);
  });

  test.each<[string, StandInAnswer]>([
    ['404', () => ({ status: 404 })],
    ['500', () => ({ status: 500 })],
    ['503', () => ({ status: 503 })],
    ['a redirect', () => ({ status: 302 })],
    ['a cut connection', () => 'cut'],
    ['nonsense', () => ({ status: 200, body: { name: 'ALI' } })],
    ['a reference with control characters', () => ({ status: 200, body: { title: 'ALI', reference: 'a\u0000b' } })],
    ['an empty title', () => ({ status: 200, body: { title: ' ' } })],
    ['a reply of a megabyte', () => ({ status: 200, body: { title: 'X'.repeat(1_000_000) } })],
  ])('%s: saved without a title', async (_, reply) => {
    const { server, seller } = await world(reply);
    expect(await added(server, seller)).not.toHaveProperty('title');
  });

  const iban = { method: 'raast', phoneNumber: '03451112223', iban: 'PK36SCBL0000001123456702' };
  test.each([
    ['in capitals and cut', { ...iban, name: 'Ali '.repeat(20) }, 'ALI '.repeat(10).trim()],
    ['of another person', { phoneNumber: '03451110007' }, 'TARIQ MEHMOOD'],
    ['of a bank without lookup', { method: 'others', accountNumber: '0912887766554' }, undefined],
  ])('a title %s', async (_, changes, title) => {
    const { server, seller } = await world();
    expect((await added(server, seller, changes))?.title).toBe(title);
  });

  test('no answer: saved without a title after the time-out', async () => {
    const { server, seller } = await world(undefined, { PAYOUT_TITLE_TIMEOUT_MS: '100' });
    expect(await added(server, seller, { phoneNumber: '03451110009' })).not.toHaveProperty('title');
  });

  test('not-found refuses the account', async () => {
    const { server, seller } = await world();
    expect((await add(server, seller, { phoneNumber: '03451110008' })).status).toBe(400);
  });
});
