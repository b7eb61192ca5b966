import {
  vAdminUserConflictReply,
  vBlockUserResponse,
  vCheckLoginResponse,
  vCreateOrderResponse,
  vGetUsersResponse,
  vNoteUserResponse,
} from '@sarraf/api-client/contract';
import { SARRAF } from '@sarraf/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exceptionsOf } from '../testing/chain-server.ts';
import { look, openOrder, pass, pay, payAs, sell } from '../testing/selling.ts';
import { read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let bilal: Actor;
let omar: Actor;
beforeAll(async () => {
  server = await testServer();
  bilal = await server.person({ admin: true, name: 'Bilal' });
  omar = await server.person({ admin: true, name: 'Omar' });
});
afterAll(() => server.close());

const act = (who: Actor, id: string, action: string, body: unknown = { reason: 'Stolen USDT' }) =>
  server.call('POST', `/admin/users/${id}/${action}`, { token: who.token, body });
const search = async (text: string) =>
  read(
    vGetUsersResponse,
    await server.call('GET', `/admin/users?search=${encodeURIComponent(text)}`, { token: bilal.token }),
  );
const ids = async (text: string): Promise<string[]> => (await search(text)).data.map(({ _id }) => _id);

describe('a blocked seller', () => {
  test('can read everything and sell nothing; an open order is still completed', async () => {
    const who = await server.person();
    const orderId = await openOrder(server, who);
    const blocked = read(vBlockUserResponse, await act(bilal, who.id, 'block')).data;
    expect(blocked).toMatchObject({ blocked: { reason: 'Stolen USDT' }, nextActions: ['unblock', 'note'], orders: 1 });
    const calls = [
      await sell(server, who),
      await server.call('POST', '/sell/create-order', {
        token: who.token,
        body: { amount: 100, bankAccountId: who.bankId, source: 'wallet' },
      }),
      await server.call('POST', '/wallet/withdrawals', { token: who.token, body: {} }),
    ];
    const message = `Your account cannot sell at the moment. Write to ${SARRAF.supportEmail}.`;
    expect(calls.map((reply) => [reply.status, refusal(reply).message])).toEqual(calls.map(() => [403, message]));
    await pay(server, who, orderId);
    await pass(server, 8);
    expect((await look(server, who, orderId)).status).toBe('completed');
    for (const path of ['/wallet', '/bank/get', '/sell/networks']) {
      expect((await server.call('GET', path, { token: who.token })).status).toBe(200);
    }
    const me = await server.call('POST', '/auth/check-login', { token: who.token, body: {} });
    expect(read(vCheckLoginResponse, me).user.blocked).toEqual({ at: blocked.blocked?.at });
    await act(omar, who.id, 'unblock', {});
    expect((await sell(server, who)).status).toBe(200);
    const rows = await server.db.selectFrom('audit').selectAll().where('subject', '=', who.id).orderBy('id').execute();
    expect(rows.map(({ action, user_id, reason }) => [action, user_id, reason])).toEqual([
      ['user_block', bilal.id, 'Stolen USDT'],
      ['user_unblock', omar.id, null],
    ]);
  });

  test('gets the message in Urdu too', async () => {
    const who = await server.person();
    await act(bilal, who.id, 'block');
    const reply = await server.call('POST', '/sell/create-order', {
      token: who.token,
      body: { amount: 500, networkId: 'trc20', bankAccountId: who.bankId },
      headers: { 'Accept-Language': 'ur' },
    });
    expect(refusal(reply).message).toMatch(/^[؀-ۿ].*support@/u);
  });

  test('is blocked once; an administrator cannot be blocked', async () => {
    const who = await server.person();
    const replies = await Promise.all([act(bilal, who.id, 'block'), act(omar, who.id, 'block')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const id of [omar.id, bilal.id]) {
      const reply = await act(bilal, id, 'block');
      expect([reply.status, refusal(reply).message]).toEqual([409, 'An administrator cannot be blocked']);
    }
    const other = await server.person();
    expect(read(vAdminUserConflictReply, await act(bilal, other.id, 'unblock')).data.nextActions).toEqual([
      'block',
      'note',
    ]);
  });
});

test('notes are listed newest first, with their authors', async () => {
  const who = await server.person();
  await act(bilal, who.id, 'note', { text: ' Called ' });
  const { notes } = read(vNoteUserResponse, await act(omar, who.id, 'note', { text: 'Called again' })).data;
  expect(notes.map(({ by, text }) => [by, text])).toEqual([
    ['Omar', 'Called again'],
    ['Bilal', 'Called'],
  ]);
});

test.each([
  ['block', {}, 'reason'],
  ['note', { text: '  ' }, 'text'],
  ['note', { text: 'x'.repeat(2001) }, 'text'],
])('%s with %j is 400', async (action, body, field) => {
  const reply = await act(bilal, (await server.person()).id, action, body);
  expect([reply.status, Object.keys(refusal(reply).errors ?? {})]).toEqual([400, [field]]);
});

test('people are found by number, name, id, order, address and hash', async () => {
  const who = await server.person({ name: 'Zarminah Gul' });
  const orderId = await openOrder(server, who);
  await pay(server, who, orderId);
  const order = await look(server, who, orderId);
  const national = `0${who.mobile.slice(3, 6)} ${who.mobile.slice(6)}`;
  const texts = [
    who.mobile,
    national,
    'zarminah',
    who.id,
    orderId,
    order.address,
    order.hash ?? '',
    `0x${order.hash ?? ''}`,
  ];
  texts.push(order.hash?.toUpperCase() ?? '', order.address.toLowerCase(), ` ${order.address} `);
  for (const text of texts) expect([text, await ids(text)]).toEqual([text, [who.id]]);
  expect(await ids('100%')).toEqual([]);
  expect(await ids('_')).toEqual([]);
});

test('people are found by an Ethereum address and the hash of a refund, in any letter case', async () => {
  const who = await server.person();
  const orderId = read(vCreateOrderResponse, await sell(server, who, 1000, { networkId: 'bep20' })).orderId;
  const { address } = await look(server, who, orderId);
  const digits = address.slice(2);
  await payAs(server, who, orderId, { networkId: 'erc20', amount: 70 });
  await pass(server, 6, 6);
  const { data } = await exceptionsOf(server, '?kind=wrong-network&open=true');
  const held = data.find(({ order }) => order?._id === orderId);
  const refund = 'ab12'.repeat(16);
  const body = { hash: refund, reason: 'Sent back' };
  await server.call('POST', `/admin/exceptions/${held?._id}/refunded`, { token: bilal.token, body });
  const addresses = [address, `0x${digits.toLowerCase()}`, `0x${digits.toUpperCase()}`, `0X${digits}`];
  const hashes = [held?.hash ?? '', held?.hash?.slice(2).toUpperCase() ?? '', refund, `0x${refund.toUpperCase()}`];
  for (const text of [...addresses, ...hashes]) expect([text, await ids(text)]).toEqual([text, [who.id]]);
  expect(await ids(`0x${'0'.repeat(40)}`)).toEqual([]);
  expect(await ids(`0x${'0'.repeat(64)}`)).toEqual([]);
});

test('people come newest first, twenty a page', async () => {
  for (let at = 0; at < 23; at += 1) {
    server.advance(1);
    await server.person({ name: `Numbered ${at}` });
  }
  const page = async (number: number) =>
    read(
      vGetUsersResponse,
      await server.call('GET', `/admin/users?search=numbered&page=${number}`, { token: bilal.token }),
    );
  const [first, second] = [await page(1), await page(2)];
  expect([first.total, first.data.length, second.data.length]).toEqual([23, 20, 3]);
  expect(first.data[0]?.name).toBe('Numbered 22');
  expect((await search('')).data).toHaveLength(20);
});
