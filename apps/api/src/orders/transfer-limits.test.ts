import { vAddBankResponse, vGetBanksResponse, vGetWalletResponse } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeWallet } from '../wallet/balance.ts';
import { decimal } from '@sarraf/domain';
import { look, openOrder, pass, pay, sell } from '../testing/selling.ts';
import { read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let admin: Actor;
beforeAll(async () => {
  server = await testServer();
  admin = await server.person({ admin: true });
});
afterAll(() => server.close());

const limit = async (method: string, value: number): Promise<void> => {
  const path = `/settings/max_per_transfer_${method}`;
  expect((await server.call('PUT', path, { token: admin.token, body: { value } })).status).toBe(200);
};
const addAccount = async (who: Actor, account: Record<string, string>): Promise<string> => {
  const body = { name: 'A', ...account };
  const reply = await server.call('POST', '/bank/add', { token: who.token, body });
  return read(vAddBankResponse, reply).banks.find(({ method }) => method === account['method'])?._id ?? '';
};

describe('the most of one transfer', () => {
  test('is part of each account, and absent without a limit', async () => {
    await limit('nayapay', 200_000);
    const seller = await server.person();
    await addAccount(seller, { method: 'sadapay', phoneNumber: '03001234567' });
    const { banks } = read(vGetBanksResponse, await server.call('GET', '/bank/get', { token: seller.token }));
    expect(banks.map(({ maxPerTransfer }) => maxPerTransfer)).toEqual([200_000, undefined]);
  });

  test('refuses a sale above it with the figure, to the paisa', async () => {
    const seller = await server.person();
    // 500 USDT bring Rs. 1,39,227.20.
    await limit('nayapay', 139_227.19);
    const reply = await sell(server, seller, 500);
    expect(reply.status).toBe(400);
    expect(refusal(reply).errors).toEqual({
      amount: 'NayaPay carries at most Rs. 1,39,227.19 in one transfer. Choose another account or sell less.',
    });
    await limit('nayapay', 139_227.2);
    expect((await sell(server, seller, 500)).status).toBe(200);
  });

  test('speaks the language of the caller', async () => {
    await limit('nayapay', 100_000);
    const seller = await server.person();
    const reply = await server.call('POST', '/sell/create-order', {
      token: seller.token,
      body: { amount: 500, networkId: 'trc20', bankAccountId: seller.bankId },
      headers: { 'accept-language': 'ur' },
    });
    expect(refusal(reply).message).toContain('1,00,000 روپے');
  });

  test('is of the chosen method only; an account of no brand is called an account', async () => {
    await limit('nayapay', 100_000);
    await limit('others', 100_000);
    const seller = await server.person();
    const others = await addAccount(seller, { method: 'others', accountNumber: '0912887766554' });
    const reply = await sell(server, { ...seller, bankId: others }, 500);
    expect(refusal(reply).message).toMatch(/^This account carries at most Rs\. 1,00,000 in one transfer\./);
    const sadapay = await addAccount(seller, { method: 'sadapay', phoneNumber: '03001234567' });
    expect((await sell(server, { ...seller, bankId: sadapay }, 500)).status).toBe(200);
  });

  test('refuses a sale from the wallet, which stays whole', async () => {
    await limit('nayapay', 100_000);
    const seller = await server.person();
    const entry = { user_id: seller.id, amount: decimal(500), reason: 'opening' as const, at: server.clock.now() };
    await server.db.transaction().execute((trx) => changeWallet(trx, entry));
    const reply = await server.call('POST', '/sell/create-order', {
      token: seller.token,
      body: { amount: 500, source: 'wallet', bankAccountId: seller.bankId },
    });
    expect(reply.status).toBe(400);
    expect(refusal(reply).errors).toHaveProperty('amount');
    const wallet = read(vGetWalletResponse, await server.call('GET', '/wallet', { token: seller.token }));
    expect(wallet.data.balance).toBe('500');
  });

  test('refuses another account for a refused payout, which can still choose a third one', async () => {
    await limit('nayapay', 100_000);
    const seller = await server.person();
    const refusing = await addAccount(seller, { method: 'sadapay', phoneNumber: '03001230001' });
    const id = await openOrder(server, { ...seller, bankId: refusing });
    await pay(server, seller, id);
    await pass(server, 4);
    expect(await look(server, seller, id)).toMatchObject({ payoutProblem: { reason: 'account closed' } });
    const choose = (bankAccountId: string) =>
      server.call('POST', `/sell/orders/${id}/payout-account`, { token: seller.token, body: { bankAccountId } });
    const reply = await choose(seller.bankId);
    expect(reply.status).toBe(400);
    expect(refusal(reply).errors).toEqual({
      bankAccountId: 'NayaPay carries at most Rs. 1,00,000 in one transfer. Choose another account.',
    });
    const third = await addAccount(seller, { method: 'easypaisa', phoneNumber: '03001234567' });
    expect((await choose(third)).status).toBe(200);
    await pass(server, 8);
    expect((await look(server, seller, id)).status).toBe('completed');
  });
});
