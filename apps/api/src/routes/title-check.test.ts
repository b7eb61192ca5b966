import { vAddBankResponse, vGetBanksResponse } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payoutOf } from '../testing/payouts.ts';
import { look, openOrder, pass, pay } from '../testing/selling.ts';
import { read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let admin: Actor;
beforeAll(async () => {
  server = await testServer({ PAYOUT_TITLE_TIMEOUT_MS: '50' });
  admin = await server.person({ admin: true });
});
afterAll(() => server.close());

const setCheck = async (value: number): Promise<void> => {
  const reply = await server.call('PUT', '/settings/title_check', { token: admin.token, body: { value } });
  expect(reply.status).toBe(200);
};
/** A seller whose name the identity provider gave; null for none. */
async function seller(name: string | null): Promise<Actor> {
  const who = await server.person();
  if (name !== null)
    await server.db.updateTable('users').set({ name, verified_name: name }).where('id', '=', who.id).execute();
  return who;
}
const account = { name: 'Muhammad Ali', method: 'easypaisa', phoneNumber: '03451112223' };
/** An account whose title at the simulated bank is TARIQ MEHMOOD. */
const OF_TARIQ = { phoneNumber: '03451110007' };
/** An account of which the simulated bank tells no title. */
const UNTITLED = { method: 'others', accountNumber: '0912887766554' };
/** An account about which the simulated bank does not answer. */
const UNANSWERED = { phoneNumber: '03451110009' };

const add = (who: Actor, changes: object = {}) =>
  server.call('POST', '/bank/add', { token: who.token, body: { ...account, ...changes } });
const list = async (who: Actor) =>
  read(vGetBanksResponse, await server.call('GET', '/bank/get', { token: who.token })).banks;

describe('with a warning', () => {
  test.each([
    ['match', 'Ali Muhammad', {}],
    ['match', 'Tariq Mahmood', OF_TARIQ],
    ['mismatch', 'Muhammad Ali', OF_TARIQ],
    ['mismatch', 'Ayesha Khan', UNTITLED],
    ['match', 'Md. Ali', UNTITLED],
    ['unchecked', null, {}],
    ['unchecked', 'आयशा ख़ान', UNTITLED],
  ])('an account is saved, and is a %s for the verified name %s', async (check, name, changes) => {
    await setCheck(1);
    const who = await seller(name);
    const reply = await add(who, changes);
    expect(reply.status).toBe(200);
    expect(read(vAddBankResponse, reply).banks.at(-1)).toMatchObject({ titleCheck: check });
    expect((await list(who)).at(-1)).toMatchObject({ titleCheck: check });
  });

  test('the desk sees the result at the payout, and orders do not have it', async () => {
    await setCheck(1);
    const who = await seller('Muhammad Ali');
    const bank = read(vAddBankResponse, await add(who, OF_TARIQ)).banks.at(-1);
    const id = await openOrder(server, { ...who, bankId: bank?._id ?? '' });
    await pay(server, who, id);
    await pass(server, 4);
    expect((await payoutOf(server, admin, id)).account).toMatchObject({
      title: 'TARIQ MEHMOOD',
      titleCheck: 'mismatch',
    });
    expect((await look(server, who, id)).bank_id).not.toHaveProperty('titleCheck');
    await setCheck(0);
    expect((await payoutOf(server, admin, id)).account.titleCheck).toBeNull();
  });
});

test('without a check there is no result', async () => {
  await setCheck(0);
  const reply = await add(await seller('Ayesha Khan'));
  expect(read(vAddBankResponse, reply).banks.at(-1)).not.toHaveProperty('titleCheck');
});

describe('where another name is refused', () => {
  beforeAll(() => setCheck(2));

  test('it is refused at the name, with both names, and not saved', async () => {
    const who = await seller('Muhammad Ali');
    const reply = await add(who, OF_TARIQ);
    expect(reply.status).toBe(400);
    expect(refusal(reply).errors).toEqual({
      name: 'At the bank this account is in the name of TARIQ MEHMOOD. Your verified name is Muhammad Ali. Use an account in your own name.',
    });
    expect(await list(who)).toHaveLength(1);
  });

  test('a typed name is refused where the bank has no title', async () => {
    const who = await seller('Ayesha Khan');
    const reply = await add(who, UNTITLED);
    expect(reply.status).toBe(400);
    expect(refusal(reply).errors).toEqual({
      name: 'This is not your verified name, Ayesha Khan. Use an account in your own name.',
    });
  });

  test('a change is refused too, and the account stays as it was', async () => {
    const who = await seller('Muhammad Ali');
    const path = `/bank/${who.bankId}`;
    const reply = await server.call('PUT', path, { token: who.token, body: { ...account, ...OF_TARIQ } });
    expect(reply.status).toBe(400);
    expect(refusal(reply).errors).toHaveProperty('name');
    expect((await list(who)).map(({ _id }) => _id)).toEqual([who.bankId]);
  });

  test('a changed holder does not hide the title that the bank told', async () => {
    await setCheck(1);
    const who = await seller('Muhammad Ali');
    const bank = read(vAddBankResponse, await add(who, OF_TARIQ)).banks.at(-1);
    await setCheck(2);
    const body = { ...account, ...OF_TARIQ, name: 'Ali Muhammad' };
    const reply = await server.call('PUT', `/bank/${bank?._id}`, { token: who.token, body });
    expect(refusal(reply).errors?.['name']).toContain('TARIQ MEHMOOD');
  });

  test('nothing is saved while the bank does not answer: the typed name is not enough', async () => {
    const who = await seller('Muhammad Ali');
    const path = `/bank/${who.bankId}`;
    const body = { ...account, ...UNANSWERED };
    for (const reply of [await add(who, UNANSWERED), await server.call('PUT', path, { token: who.token, body })]) {
      expect(reply.status).toBe(503);
      expect(refusal(reply).message).toBe(
        'The bank did not say in whose name this account is. Please try again in a few minutes.',
      );
    }
    expect((await list(who)).map(({ _id }) => _id)).toEqual([who.bankId]);
  });

  test('the same account is no more saved when the questions of the day are used up', async () => {
    const who = await seller('Muhammad Ali');
    for (let at = 0; at < 20; at += 1) expect((await add(who, OF_TARIQ)).status).toBe(400);
    const reply = await add(who, OF_TARIQ);
    expect(reply.status).toBe(429);
    expect(reply.headers.get('retry-after')).toBe('86400');
    expect(refusal(reply).message).toBe(
      'You have added many accounts today, and the bank cannot be asked about more. Try again in 24 hours.',
    );
    expect(await list(who)).toHaveLength(1);
  });

  test('an account that is saved already, and nobody to compare with, need no answer', async () => {
    await setCheck(1);
    const who = await seller('Muhammad Ali');
    await add(who, UNANSWERED);
    await setCheck(2);
    expect((await add(who, UNANSWERED)).status).toBe(200);
    expect(await list(who)).toHaveLength(2);
    expect((await add(await seller(null), UNANSWERED)).status).toBe(200);
  });

  test.each([
    ['the same name', 'Muhammad Ali', {}],
    ['a name that cannot be compared', 'आयशा ख़ान', {}],
    ['no verified name', null, OF_TARIQ],
  ])('%s is saved', async (_, name, changes) => {
    expect((await add(await seller(name), changes)).status).toBe(200);
  });

  test('an account that was saved before stays, and can be sold to', async () => {
    const who = await seller('Ayesha Khan');
    expect((await list(who))[0]).toMatchObject({ titleCheck: 'mismatch' });
    expect(await openOrder(server, who)).not.toBe('');
  });
});
