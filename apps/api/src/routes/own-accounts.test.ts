import {
  vAccountInUseReply,
  vAddBankResponse,
  vCreateOrderResponse,
  vGetBanksResponse,
} from '@sarraf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payoutOf } from '../testing/payouts.ts';
import { look, openOrder, pass, pay, sell } from '../testing/selling.ts';
import { read, refusal, testServer, type Actor, type Reply, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const nayapay = { name: 'Ayesha Khan', method: 'nayapay', phoneNumber: '03001234567', nayapayId: 'p@nayapay' };
const raast = { name: 'Ayesha Khan', method: 'raast', phoneNumber: '03001234567', iban: 'PK36SCBL0000001123456702' };
const easypaisa = { name: 'Ayesha Khan', method: 'easypaisa', phoneNumber: '03451112223' };

const call = (who: Actor, method: string, path: string, body?: unknown): Promise<Reply> =>
  server.call(method, path, { token: who.token, ...(body === undefined ? {} : { body }) });
const banksIn = (reply: Reply) => read(vAddBankResponse, reply).banks;
const list = async (who: Actor) => read(vGetBanksResponse, await call(who, 'GET', '/bank/get')).banks;
async function add(who: Actor, account: object): Promise<string> {
  // Accounts are listed by the moment they were added.
  server.advance(1000);
  return banksIn(await call(who, 'POST', '/bank/add', account)).at(-1)?._id ?? '';
}
const change = (who: Actor, id: string, account: object) => call(who, 'PUT', `/bank/${id}`, account);
const remove = (who: Actor, id: string) => call(who, 'DELETE', `/bank/${id}`);
const defaultIn = (banks: Awaited<ReturnType<typeof list>>) =>
  banks.filter(({ isDefault }) => isDefault).map(({ _id }) => _id);

describe('a changed account', () => {
  test('is a new account in the place of the old one, in one spelling', async () => {
    const seller = await server.person();
    const other = await add(seller, easypaisa);
    const typed = { ...raast, phoneNumber: '+92 300 765 4321', iban: 'IBAN pk36 scbl 0000 0011 2345 6702' };
    const banks = banksIn(await change(seller, seller.bankId, typed));
    expect(banks).toMatchObject([
      { method: 'raast', phoneNumber: '03007654321', iban: 'PK36SCBL0000001123456702', title: 'AYESHA KHAN' },
      { _id: other },
    ]);
    expect(banks[0]?._id).not.toBe(seller.bankId);
    expect(banks[0]).not.toHaveProperty('nayapayId');
  });

  test('leaves open and finished orders at the account as it was', async () => {
    const admin = await server.person({ admin: true });
    const seller = await server.person();
    const done = await openOrder(server, seller);
    await pay(server, seller, done);
    await pass(server, 8);
    const open = await openOrder(server, seller);
    const [changed] = banksIn(await change(seller, seller.bankId, easypaisa));
    await pay(server, seller, open);
    await pass(server, 8);
    for (const id of [done, open]) {
      const order = await look(server, seller, id);
      expect(order).toMatchObject({ status: 'completed', bank_id: { _id: seller.bankId, method: 'nayapay' } });
      expect((await payoutOf(server, admin, id)).account).toMatchObject({ method: 'nayapay', nayapayId: 'p@nayapay' });
    }
    expect(changed).toMatchObject({ method: 'easypaisa' });
  });

  test('cannot be sold to by its old id', async () => {
    const seller = await server.person();
    await change(seller, seller.bankId, easypaisa);
    const reply = await sell(server, seller);
    expect(reply.status).toBe(404);
    expect(refusal(reply).errors).toHaveProperty('bankAccountId');
  });

  test('is one account however often the same change is sent', async () => {
    const seller = await server.person();
    const [first, second] = await Promise.all([
      change(seller, seller.bankId, easypaisa),
      change(seller, seller.bankId, easypaisa),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await change(seller, seller.bankId, easypaisa)).status).toBe(200);
    expect(await list(seller)).toHaveLength(1);
    expect((await change(seller, seller.bankId, raast)).status).toBe(404);
  });

  test('keeps its id if nothing is changed, also in another spelling', async () => {
    const seller = await server.person();
    const id = await add(seller, easypaisa);
    const banks = banksIn(await change(seller, id, { ...easypaisa, phoneNumber: '0345 111-2223' }));
    expect(banks.map(({ _id }) => _id)).toEqual([seller.bankId, id]);
  });

  test('that equals another one is that one, and default if it was', async () => {
    const seller = await server.person();
    const other = await add(seller, easypaisa);
    const third = await add(seller, raast);
    await call(seller, 'POST', `/bank/${third}/default`);
    const banks = banksIn(await change(seller, third, easypaisa));
    expect(banks.map(({ _id }) => _id)).toEqual([seller.bankId, other]);
    expect(defaultIn(banks)).toEqual([other]);
  });

  test('is refused at its field, and stays as it was', async () => {
    const seller = await server.person();
    const reply = await change(seller, seller.bankId, { ...raast, iban: '12' });
    expect(reply.status).toBe(400);
    expect(refusal(reply).errors).toEqual({ iban: 'IBAN is not valid' });
    const unknown = await change(seller, seller.bankId, { ...easypaisa, phoneNumber: '03451110008' });
    expect(refusal(unknown).errors).toHaveProperty('phoneNumber');
    expect((await list(seller)).map(({ _id }) => _id)).toEqual([seller.bankId]);
  });

  test('costs a row, of which a user has 50 a day', async () => {
    const seller = await server.person();
    let id = seller.bankId;
    for (let at = 0; at < 50; at += 1) {
      const reply = await change(seller, id, { ...nayapay, name: `Ayesha Khan ${at}` });
      id = banksIn(reply)[0]?._id ?? '';
    }
    const reply = await change(seller, id, easypaisa);
    expect(reply.status).toBe(429);
    expect(reply.headers.get('retry-after')).toBe('86400');
    expect((await call(seller, 'POST', '/bank/add', easypaisa)).status).toBe(429);
    server.advance(86_400_001);
    expect((await change(seller, id, easypaisa)).status).toBe(200);
  });
});

describe('a deleted account', () => {
  test('leaves the list, and its finished orders keep it', async () => {
    const seller = await server.person();
    const id = await openOrder(server, seller);
    await pay(server, seller, id);
    await pass(server, 8);
    const reply = await remove(seller, seller.bankId);
    expect(banksIn(reply)).toEqual([]);
    expect((await look(server, seller, id)).bank_id).toMatchObject({ _id: seller.bankId, phoneNumber: '03001234567' });
    expect((await remove(seller, seller.bankId)).status).toBe(200);
    expect((await change(seller, seller.bankId, easypaisa)).status).toBe(404);
    expect((await call(seller, 'POST', `/bank/${seller.bankId}/default`)).status).toBe(404);
    expect((await sell(server, seller)).status).toBe(404);
  });

  test.each([
    ['waits for its deposit', false],
    ['is being paid out', true],
  ])('is refused with the order that %s', async (_, isPaid) => {
    const seller = await server.person();
    const id = await openOrder(server, seller);
    if (isPaid) {
      await pay(server, seller, id);
      await pass(server, 3);
    }
    const reply = await remove(seller, seller.bankId);
    expect(reply.status).toBe(409);
    expect(read(vAccountInUseReply, reply)).toEqual({
      success: false,
      message: 'An order is still to be paid to this account. You can delete it once that order is finished.',
      orderId: id,
    });
    expect(await list(seller)).toHaveLength(1);
    await pass(server, 1800, 900);
    expect((await remove(seller, seller.bankId)).status).toBe(200);
  });

  test('is refused while a returned payment is open, and not after its refund', async () => {
    const seller = await server.person();
    const id = await openOrder(server, seller);
    await pay(server, seller, id);
    await pass(server, 8);
    const at = server.clock.now();
    const order = server.db.updateTable('orders').where('id', '=', id);
    await order.set({ returned_at: at, return_reason: 'closed' }).execute();
    expect((await remove(seller, seller.bankId)).status).toBe(409);
    await order.set({ refunded_at: at }).execute();
    expect((await remove(seller, seller.bankId)).status).toBe(200);
  });

  test('is refused or the sale is, when both come at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const seller = await server.person();
      const [sale, removal] = await Promise.all([sell(server, seller), remove(seller, seller.bankId)]);
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([sale.status, removal.status]);
      if (sale.status === 200) {
        const { orderId } = read(vCreateOrderResponse, sale);
        expect(read(vAccountInUseReply, removal).orderId).toBe(orderId);
      }
    }
  });

  test('that was changed meanwhile is not found; the new one can be deleted while the order keeps the old one', async () => {
    const seller = await server.person();
    await openOrder(server, seller);
    const [changed] = banksIn(await change(seller, seller.bankId, easypaisa));
    expect((await remove(seller, seller.bankId)).status).toBe(404);
    expect(banksIn(await remove(seller, changed?._id ?? ''))).toEqual([]);
  });

  test('can be added again', async () => {
    const seller = await server.person();
    await add(seller, easypaisa);
    await remove(seller, seller.bankId);
    server.advance(1000);
    const banks = banksIn(await call(seller, 'POST', '/bank/add', nayapay));
    expect(banks.map(({ method }) => method)).toEqual(['easypaisa', 'nayapay']);
  });
});

describe('the default account', () => {
  test('is the only one until one of several is chosen, whatever is added', async () => {
    const seller = await server.person();
    expect(defaultIn(await list(seller))).toEqual([seller.bankId]);
    const second = await add(seller, easypaisa);
    expect(defaultIn(await list(seller))).toEqual([]);
    const reply = await call(seller, 'POST', `/bank/${second}/default`);
    expect(defaultIn(banksIn(reply))).toEqual([second]);
    await add(seller, raast);
    expect(defaultIn(await list(seller))).toEqual([second]);
    await call(seller, 'POST', `/bank/${seller.bankId}/default`);
    await call(seller, 'POST', `/bank/${second}/default`);
    expect(defaultIn(await list(seller))).toEqual([second]);
  });

  test('stays the default when it is changed, and the one before is it when it is deleted', async () => {
    const seller = await server.person();
    const second = await add(seller, easypaisa);
    const third = await add(seller, raast);
    await call(seller, 'POST', `/bank/${third}/default`);
    await call(seller, 'POST', `/bank/${second}/default`);
    const banks = banksIn(await change(seller, second, { ...easypaisa, phoneNumber: '03451112224' }));
    const [changed] = defaultIn(banks);
    expect(banks[1]).toMatchObject({ _id: changed, phoneNumber: '03451112224' });
    expect(defaultIn(banksIn(await remove(seller, changed ?? '')))).toEqual([third]);
  });
});
