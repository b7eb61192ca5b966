import { readFileSync } from 'node:fs';
import {
  vCreateOrderResponse,
  vMakeProofResponse,
  vOrderConflictReply,
  vRevokeProofResponse,
} from '@sarraf/api-client/contract';
import { decimal, formatRupees } from '@sarraf/domain';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { makeSafe } from '../commands/lib/make-safe.ts';
import { newId } from '../db/new-id.ts';
import type { BanksTable } from '../db/schema.ts';
import { tidyUp } from '../db/tidy-up.ts';
import { metrics } from '../operations/metrics.ts';
import { resealProofLinks } from '../orders/proof-links.ts';
import { openSession } from '../people/sessions.ts';
import { serverLog } from '../server-log.ts';
import { act, queuedPayouts } from '../testing/payouts.ts';
import { look, openOrder, pass, pay, payAs } from '../testing/selling.ts';
import {
  MANY_CONNECTIONS,
  read,
  refusal,
  serverBeside,
  testServer,
  type Actor,
  type TestServer,
} from '../testing/test-server.ts';
import { changeWallet } from '../wallet/balance.ts';
import { proofStyle } from './proof-style.ts';

const DAY_MS = 86_400_000;
const OPERATOR = 'Example Exchange (Private) Limited';

let server: TestServer;
let omar: Actor;
let seller: Actor;
beforeAll(async () => {
  server = await testServer(
    { PAYOUTS: 'desk', OPERATOR_NAME: OPERATOR, PUBLIC_URL: 'https://sarraf.example' },
    {},
    MANY_CONNECTIONS,
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  omar = await server.person({ admin: true, name: 'Omar' });
  seller = await server.person({ name: 'Ayesha Khan' });
  await server.db.updateTable('users').set({ verified_name: 'Ayesha Khan' }).where('id', '=', seller.id).execute();
  // Wrong links of the tests before count for the same address.
  await server.db.deleteFrom('limits').execute();
});

let utrs = 0;
/** Pays an order at the desk; returns the UTR. */
async function payByHand(id: string): Promise<string> {
  const utr = `RAAST-251121-${String((utrs += 1)).padStart(5, '0')}`;
  await act(server, omar, id, 'claim');
  expect((await act(server, omar, id, 'paid', { utr })).status).toBe(200);
  return utr;
}

/** A sale of 500 USDT from the order to the rupees. */
async function completedSale(transfers: number[] = [500]): Promise<{ id: string; utr: string; hashes: string[] }> {
  const id = await openOrder(server, seller, 500);
  for (const amount of transfers) {
    await payAs(server, seller, id, { amount });
    await pass(server, 4);
  }
  const utr = await payByHand(id);
  const deposits = await server.db
    .selectFrom('deposits')
    .select('hash')
    .where('order_id', '=', id)
    .orderBy('transferred_at')
    .execute();
  return { id, utr, hashes: deposits.map(({ hash }) => hash) };
}

/** Replaces the seller's account; `title` is the name that the bank tells. */
async function setAccount(change: Updateable<BanksTable>, title?: string): Promise<void> {
  const { db, clock } = server;
  const other = { phone_number: null, nayapay_id: null };
  await db
    .updateTable('banks')
    .set({ ...other, ...change })
    .where('id', '=', seller.bankId)
    .execute();
  if (title !== undefined)
    await db.insertInto('account_titles').values({ bank_id: seller.bankId, title, at: clock.now() }).execute();
}

const make = (id: string, who = seller) => server.call('POST', `/sell/orders/${id}/proof`, { token: who.token });
const revoke = (id: string, who = seller) => server.call('DELETE', `/sell/orders/${id}/proof`, { token: who.token });
async function linkOf(id: string): Promise<string> {
  const { url } = read(vMakeProofResponse, await make(id));
  return url.replace('https://sarraf.example', '');
}
const open = (path: string) => server.app.request(path);

/** Text of a page as a person reads it: one line for each element. */
const textOf = (page: string): string[] =>
  page
    .replace(/<(head|style)\b[^]*?<\/\1>/g, '')
    // Isolates of names inside a sentence, which are invisible.
    .replace(/[\u2066\u2068\u2069]/g, '')
    .replace(/<\/?(?:strong|bdi|time|a|span)\b[^>]*>/g, '')
    .split(/<[^>]*>/)
    .map((line) => line.replaceAll('\u00A0', ' ').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

describe('the link', () => {
  test('is random, stored as a hash and encrypted, and the same when it is asked for again', async () => {
    const { id } = await completedSale();
    const first = read(vMakeProofResponse, await make(id));
    expect(first.url).toMatch(/^https:\/\/sarraf\.example\/proof\/[\w-]{43}$/);
    expect(Date.parse(first.expiresAt) - server.clock.now().getTime()).toBe(90 * DAY_MS);
    const stored = JSON.stringify(await server.db.selectFrom('proof_links').selectAll().execute());
    expect(stored).not.toContain(first.url.slice(-43));

    server.advance(10 * DAY_MS);
    expect(read(vMakeProofResponse, await make(id))).toEqual(first);
  });

  test('is valid for 90 days again when it is asked for with 60 days or less left', async () => {
    const { id } = await completedSale();
    const first = read(vMakeProofResponse, await make(id));
    server.advance(30 * DAY_MS);
    seller.token = await openSession(server.db, seller.id, server.clock.now());
    const again = read(vMakeProofResponse, await make(id));
    expect(again.url).toBe(first.url);
    expect(Date.parse(again.expiresAt) - Date.parse(first.expiresAt)).toBe(30 * DAY_MS);
  });

  test('stays the same when the keys are rotated', async () => {
    const { id } = await completedSale();
    const path = await linkOf(id);
    const [old, next] = [server.services.config.secrets[0], { id: 'b', secret: 'n'.repeat(32) }];
    await resealProofLinks(server.db, [next, old]);
    const rotated = serverBeside(server, { SARRAF_SECRETS: `b:${next.secret}` });
    const reply = await rotated.call('POST', `/sell/orders/${id}/proof`, { token: seller.token });
    expect(read(vMakeProofResponse, reply).url).toBe(path);
    expect((await open(path)).status).toBe(200);
  });

  test('is deleted when a seller whose name nobody verified changes it', async () => {
    await server.db.updateTable('users').set({ verified_name: null }).where('id', '=', seller.id).execute();
    const { id } = await completedSale();
    const path = await linkOf(id);
    const save = (fullName: string) =>
      server.call('PUT', '/user/update-details', { token: seller.token, body: { fullName } });
    expect((await save('Ayesha Khan')).status).toBe(200);
    expect((await open(path)).status).toBe(200);
    expect((await save('Fatima Noor')).status).toBe(200);
    expect((await open(path)).status).toBe(404);
    expect(await linkOf(id)).not.toBe(path);
  });

  test('asked for ten times at once it is one link', async () => {
    const { id } = await completedSale();
    const replies = await Promise.all(Array.from({ length: 10 }, () => make(id)));
    expect(new Set(replies.map((reply) => read(vMakeProofResponse, reply).url)).size).toBe(1);
  });

  test('is a path where the server does not know its address', async () => {
    const { id } = await completedSale();
    const beside = serverBeside(server, {});
    const reply = await beside.call('POST', `/sell/orders/${id}/proof`, { token: seller.token });
    expect(read(vMakeProofResponse, reply).url).toMatch(/^\/proof\/[\w-]{43}$/);
  });

  test('is another one when the key that encrypts it has left the ring', async () => {
    const { id } = await completedSale();
    const before = await linkOf(id);
    const beside = serverBeside(server, { SARRAF_SECRETS: `new:${'n'.repeat(32)}` });
    const reply = await beside.call('POST', `/sell/orders/${id}/proof`, { token: seller.token });
    expect(read(vMakeProofResponse, reply).url).not.toContain(before);
    expect((await open(before)).status).toBe(404);
  });

  test('is for completed orders only: 409 with the order', async () => {
    const id = await openOrder(server, seller, 500);
    for (const reply of [await make(id), await revoke(id)]) {
      expect([reply.status, refusal(reply).message]).toEqual([409, 'A proof can be made once the rupees are paid']);
      expect(read(vOrderConflictReply, reply).transaction).toMatchObject({ _id: id, status: 'pending' });
    }
    await pay(server, seller, id);
    await pass(server, 4);
    expect((await make(id)).status).toBe(409);
  });

  test('of the order of another seller is 404, for administrators too', async () => {
    const { id } = await completedSale();
    const path = await linkOf(id);
    for (const who of [await server.person(), omar]) {
      expect((await make(id, who)).status).toBe(404);
      expect((await revoke(id, who)).status).toBe(404);
    }
    expect((await open(path)).status).toBe(200);
  });

  test('that was revoked never works again; revoking twice is fine', async () => {
    const { id } = await completedSale();
    const path = await linkOf(id);
    for (const reply of [await revoke(id), await revoke(id)]) read(vRevokeProofResponse, reply);
    expect((await open(path)).status).toBe(404);
    const next = await linkOf(id);
    expect(next).not.toBe(path);
    expect([(await open(path)).status, (await open(next)).status]).toEqual([404, 200]);
  });

  test('expires after 90 days, is replaced then, and is deleted', async () => {
    const { id } = await completedSale();
    const path = await linkOf(id);
    server.advance(90 * DAY_MS - 1);
    expect((await open(path)).status).toBe(200);
    server.advance(1);
    expect((await open(path)).status).toBe(404);
    seller.token = await openSession(server.db, seller.id, server.clock.now());
    expect(await linkOf(id)).not.toBe(path);
    server.advance(91 * DAY_MS);
    await tidyUp(server.db, server.clock.now());
    expect(await server.db.selectFrom('proof_links').selectAll().where('order_id', '=', id).execute()).toEqual([]);
  });

  test('is withdrawn for good when the bank returns the rupees; once they are paid again there can be a new one', async () => {
    const [id = ''] = await queuedPayouts(server, seller, 1);
    await payByHand(id);
    const path = await linkOf(id);
    await act(server, omar, id, 'returned', { reason: 'The account is frozen', available: true });
    expect((await open(path)).status).toBe(404);
    const refused = await make(id);
    expect([refused.status, refusal(refused).message]).toEqual([
      409,
      'The bank returned these rupees, so there is no proof of them',
    ]);
    expect(read(vOrderConflictReply, refused).transaction.payoutReturned).toMatchObject({
      reason: 'The account is frozen',
    });
    read(vRevokeProofResponse, await revoke(id));

    const body = { bankAccountId: seller.bankId };
    await server.call('POST', `/sell/orders/${id}/payout-account`, { token: seller.token, body });
    const utr = await payByHand(id);
    expect((await open(path)).status).toBe(404);
    expect(await (await open(await linkOf(id))).text()).toContain(utr);
  });

  test('does not survive a restore: one that was revoked since the backup would work again', async () => {
    const { id } = await completedSale();
    const path = await linkOf(id);
    await makeSafe(server.db);
    expect((await open(path)).status).toBe(404);
    await server.db.deleteFrom('settings').where('key', '=', 'payouts_paused').execute();
  });
});

describe('the page', () => {
  const inWords = (at: Date | string): string => {
    const [date = '', time = ''] = new Date(
      Date.parse(String(at instanceof Date ? at.toISOString() : at)) + 5 * 3_600_000,
    )
      .toISOString()
      .split('T');
    const [year, month, day] = date.split('-').map(Number);
    const name = new Date(Date.UTC(2000, (month ?? 1) - 1)).toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' });
    return `${day} ${name} ${year}, ${time.slice(0, 5)}`;
  };

  const WHO_SOLD = {
    sentence: `${OPERATOR} bought 500 USDT from Ayesha Khan and paid this amount for them.`,
    rows: ['Sold by (verified name)', 'Ayesha Khan'],
    vouch: `${OPERATOR} bought the USDT named here from this person and paid the rupees for them into this account.`,
  };
  const ACCOUNT = ['Into the account', 'NayaPay ••••4567', 'Account of (name given by the seller)', 'Ayesha Khan'];
  const ALL_MOMENTS = ['Sale agreed', 'USDT arrived', 'USDT confirmed', 'Rupees paid'];

  /** Everything that the page of a proof may say: the table of product.md R56. */
  const allowed = ({
    rupees = 'Rs. 1,39,227.2',
    usdt = '500 USDT',
    seller: who = WHO_SOLD,
    account = ACCOUNT,
    moments = ALL_MOMENTS,
    ...sale
  }: {
    path: string;
    values: string[];
    rupees?: string;
    usdt?: string;
    seller?: typeof WHO_SOLD;
    account?: string[];
    moments?: string[];
    hasTransactions?: boolean;
  }): string[] => [
    'Sarraf اردو',
    'This is a demonstration. No money was paid.',
    ...['Proof of payment', 'Amount paid', rupees, who.sentence],
    'USDT (Tether) is a digital currency that follows the US dollar.',
    ...['Paid by', OPERATOR, ...who.rows, ...account, 'Bank reference (UTR)', 'Paid for', usdt],
    ...(sale.hasTransactions === false ? [] : ['USDT transaction']),
    ...['When it happened (Pakistan time)', ...moments],
    'What Sarraf confirms',
    `Sarraf is a service of ${OPERATOR}. ${who.vouch}`,
    `This page says what the books of Sarraf say at the moment it is opened: ${inWords(server.clock.now())} (Pakistan time)`,
    `The page can be opened and checked at: https://sarraf.example${sale.path}`,
    ...['Questions from a bank', 'Please write to us and name the reference of the payment.'],
    ...['Email', 'support@sarraf.example', 'WhatsApp', '+92 300 000 0000'],
    ...sale.values,
  ];

  /** Lines of a page that it may not have, and lines that it lacks. */
  const differencesOf = (lines: string[], all: string[]) => ({
    more: lines.filter((line) => !all.includes(line)),
    less: all.filter((line) => !lines.includes(line)),
  });

  /** How the page of a sale differs from what it may say: in nothing. */
  const differences = async (sale: Omit<Parameters<typeof allowed>[0], 'path'>, id: string) => {
    const path = await linkOf(id);
    return differencesOf(textOf(await (await open(path)).text()), allowed({ ...sale, path }));
  };
  const NONE = { more: [], less: [] };

  /** Moments of a sale that the page shows: those of its events, but the USDT arrived when the network had them. */
  const momentsOf = async (id: string, words = inWords): Promise<string[]> => {
    const { events } = await look(server, seller, id);
    const first = await server.db
      .selectFrom('deposits')
      .select('transferred_at')
      .where('order_id', '=', id)
      .where('stage', '=', 'sold')
      .orderBy('transferred_at')
      .executeTakeFirst();
    const of = (type: string) => events?.findLast((event) => event.type === type)?.at;
    return [of('created'), first?.transferred_at, of('confirmed'), of('completed')].flatMap((at) =>
      at === undefined ? [] : [words(at)],
    );
  };

  test('says what the books say, and nothing that is not in the table of product.md', async () => {
    const { id, utr, hashes } = await completedSale();
    const { status, headers } = await open(await linkOf(id));
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(await differences({ values: [utr, ...hashes, ...(await momentsOf(id))] }, id)).toEqual(NONE);
  });

  test('of a bank account shows the name that the bank told, even if it is another one, and the end of the number', async () => {
    await setAccount({ method: 'bank', bank_name: 'ubl', account_number: '0123456789012345' }, 'BILAL AHMED');
    const { id, utr, hashes } = await completedSale();
    const account = [
      ...['Into the account', 'United Bank Limited ••••2345'],
      ...['Account of (name told by the bank)', 'BILAL AHMED'],
    ];
    expect(await differences({ account, values: [utr, ...hashes, ...(await momentsOf(id))] }, id)).toEqual(NONE);
  });

  test('of another account shows the name of its bank as given by the seller, and nothing of IBAN and number but the end', async () => {
    const numbers = { account_number: '00000912887766554', iban: 'PK36SCBL0000001123456702' };
    await setAccount({ method: 'others', bank_name: 'Bank that Sarraf vouches for', ...numbers });
    const { id, utr, hashes } = await completedSale();
    const account = [
      ...['Into the account', 'Account ••••6554'],
      ...['Bank (name given by the seller)', 'Bank that Sarraf vouches for'],
      ...['Account of (name given by the seller)', 'Ayesha Khan'],
    ];
    expect(await differences({ account, values: [utr, ...hashes, ...(await momentsOf(id))] }, id)).toEqual(NONE);
  });

  test('of a sale from the wallet has no transaction', async () => {
    await server.db
      .transaction()
      .execute((trx) =>
        changeWallet(trx, { user_id: seller.id, amount: decimal(500), reason: 'opening', at: server.clock.now() }),
      );
    const body = { amount: 500, source: 'wallet', bankAccountId: seller.bankId };
    const sale = await server.call('POST', '/sell/create-order', { token: seller.token, body });
    const { orderId: id } = read(vCreateOrderResponse, sale);
    const utr = await payByHand(id);
    const moments = ['Sale agreed', 'Rupees paid'];
    expect(await differences({ hasTransactions: false, moments, values: [utr, ...(await momentsOf(id))] }, id)).toEqual(
      NONE,
    );
  });

  test('of a sale that was topped up too late has what was sold, and not the transfer that came late', async () => {
    const id = await openOrder(server, seller, 500);
    await payAs(server, seller, id, { amount: 450 });
    await pass(server, 1260, 630);
    await payAs(server, seller, id, { amount: 50 });
    await pass(server, 4);
    const utr = await payByHand(id);
    const deposits = await server.db
      .selectFrom('deposits')
      .select(['hash', 'stage'])
      .where('order_id', '=', id)
      .execute();
    expect(deposits.map(({ stage }) => stage).toSorted()).toEqual(['credited', 'sold']);
    const hashes = deposits.flatMap(({ hash, stage }) => (stage === 'sold' ? [hash] : []));
    const { net_amount: rupees } = await look(server, seller, id);
    const who = { ...WHO_SOLD, sentence: WHO_SOLD.sentence.replace('500', '450') };
    const figures = { rupees: formatRupees(rupees), usdt: '450 USDT', seller: who };
    expect(await differences({ ...figures, values: [utr, ...hashes, ...(await momentsOf(id))] }, id)).toEqual(NONE);
  });

  test('says what the seller is called only as the seller’s own words if nobody verified it', async () => {
    await server.db.updateTable('users').set({ verified_name: null }).where('id', '=', seller.id).execute();
    const { id, utr, hashes } = await completedSale();
    const who = {
      sentence: `${OPERATOR} bought 500 USDT and paid this amount for them to its customer.`,
      rows: ['Sold by (name given by the seller)', 'Ayesha Khan'],
      vouch: `${OPERATOR} bought the USDT named here from its customer and paid the rupees for them into this account. The name of the customer was not verified.`,
    };
    expect(await differences({ seller: who, values: [utr, ...hashes, ...(await momentsOf(id))] }, id)).toEqual(NONE);
  });

  test.each(['en', 'ur'])('keeps a name that nobody verified out of what Sarraf says (%s)', async (language) => {
    const name = 'Ayesha Khan” whose identity the State Bank confirmed by “NADRA';
    await server.db.updateTable('users').set({ name, verified_name: null }).where('id', '=', seller.id).execute();
    const { id } = await completedSale();
    const lines = textOf(await (await open(`${await linkOf(id)}?lang=${language}`)).text());
    expect(lines.filter((line) => line.includes('State Bank'))).toEqual([name]);
  });

  test('names no brand as the payer where the operator has no legal name', async () => {
    const { id } = await completedSale();
    const unnamed = serverBeside(server, { PAYOUTS: 'desk' });
    const lines = textOf(await (await unnamed.app.request(await linkOf(id))).text());
    expect(lines).toContain('The operator of Sarraf bought 500 USDT from Ayesha Khan and paid this amount for them.');
    expect(lines).toContain('The operator of Sarraf');
    expect(lines.join('\n')).not.toContain('Sarraf is a service');
  });

  test('calls only a UTR a UTR', async () => {
    const { id, utr } = await completedSale();
    await server.db.updateTable('orders').set({ transfer_ref: 'NP-77' }).where('id', '=', id).execute();
    const lines = textOf(await (await open(await linkOf(id))).text());
    expect(lines.slice(lines.indexOf('Payment reference'))[1]).toBe('NP-77');
    for (const line of ['Bank reference (UTR)', utr]) expect(lines).not.toContain(line);
  });

  /** Opens an exception: a deposit of the order left the chain. */
  const lose = async (orderId: string, hash: string, change: { resolution?: 'ignored' | 'returned' } = {}) => {
    const { db, clock } = server;
    const deposit = await db.selectFrom('deposits').selectAll().where('hash', '=', hash).executeTakeFirstOrThrow();
    await db
      .insertInto('exceptions')
      .values({
        ...{ id: newId(clock.now()), kind: 'dropped', state: 'paid-out', address: 'T', token: null },
        ...{ order_id: orderId, user_id: seller.id, deposit_id: deposit.id, opened_at: clock.now() },
        ...{ network_id: deposit.network_id, account: deposit.account },
        ...(change.resolution && { resolution: change.resolution, closed_at: clock.now() }),
      })
      .execute();
  };

  test('leaves out a transfer that left the chain, and is no page once none is left', async () => {
    const { id, hashes } = await completedSale([200, 300]);
    const [first = '', second = ''] = hashes;
    const path = await linkOf(id);
    await lose(id, first, { resolution: 'returned' });
    expect(textOf(await (await open(path)).text())).toContain(first);
    await lose(id, first);
    const lines = textOf(await (await open(path)).text());
    expect([lines.includes(first), lines.includes(second)]).toEqual([false, true]);
    await lose(id, second, { resolution: 'ignored' });
    expect((await open(path)).status).toBe(404);
  });

  test('links the transaction to its explorer, and shows each transaction of a sale paid in parts', async () => {
    const { id, hashes } = await completedSale([200, 300]);
    const page = await (await open(await linkOf(id))).text();
    expect(hashes).toHaveLength(2);
    for (const hash of hashes) expect(page).toContain(`href="https://tronscan.org/#/transaction/${hash}"`);
  });

  test('leaves out what an order does not have', async () => {
    const [id = ''] = await queuedPayouts(server, seller, 1);
    await payByHand(id);
    await server.db
      .updateTable('orders')
      .set({ transfer_ref: null, bank_account_id: null })
      .where('id', '=', id)
      .execute();
    const lines = textOf(await (await open(await linkOf(id))).text());
    for (const label of ['Into the account', 'USDT transaction', 'USDT arrived']) expect(lines).not.toContain(label);
    expect(lines.join('\n')).not.toMatch(/null|undefined/);
  });

  test('escapes the name of a seller', async () => {
    const name = '<script>alert(1)</script> & "Co"';
    await server.db.updateTable('users').set({ name, verified_name: name }).where('id', '=', seller.id).execute();
    const { id } = await completedSale();
    const page = await (await open(await linkOf(id))).text();
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;');
  });

  test('is in Urdu with ?lang=ur, right to left, and says what the table of product.md has, and nothing else', async () => {
    const { id, utr, hashes } = await completedSale();
    const path = await linkOf(id);
    const reply = await open(`${path}?lang=ur`);
    const page = await reply.text();
    expect(reply.headers.get('content-language')).toBe('ur');
    expect(page).toContain('<html lang="ur" dir="rtl">');
    const inUrdu = (at: Date | string): string => {
      const options = { timeZone: 'Asia/Karachi', day: 'numeric', month: 'long', year: 'numeric' } as const;
      const date = new Intl.DateTimeFormat('ur-PK-u-nu-latn', options).format(new Date(at));
      return `${date}، ${inWords(at).slice(-5)}`;
    };
    const all = [
      'صراف English',
      'یہ صرف ایک نمونہ ہے۔ کوئی رقم ادا نہیں کی گئی۔',
      ...['ادائیگی کا ثبوت', 'ادا کی گئی رقم', 'Rs. 1,39,227.2'],
      `یہ رقم ${OPERATOR} نے Ayesha Khan سے 500 USDT خرید کر ان کے بدلے ادا کی۔`,
      'یہ USDT (ٹیتھر) ایک ڈیجیٹل کرنسی ہے جس کی قیمت امریکی ڈالر کے ساتھ چلتی ہے۔',
      ...['رقم ادا کرنے والا ادارہ', OPERATOR],
      ...['بیچنے والے کا تصدیق شدہ نام', 'Ayesha Khan'],
      ...['اس اکاؤنٹ میں', 'NayaPay ••••4567', 'اکاؤنٹ ہولڈر کا نام، بیچنے والے کے مطابق'],
      ...['بینک کا حوالہ، UTR نمبر', utr, 'اس کے بدلے', '500 USDT', 'ٹرانزیکشن', ...hashes],
      'یہ کب ہوا (پاکستان کا وقت)',
      ...['سودا طے ہوا', 'ڈیجیٹل کرنسی پہنچی', 'ڈیجیٹل کرنسی کی تصدیق ہوئی', 'روپے ادا ہوئے'],
      ...(await momentsOf(id, inUrdu)),
      'صراف کس بات کی تصدیق کرتا ہے',
      `صراف ${OPERATOR} کی ایک سروس ہے۔ یہاں لکھے گئے USDT انہی سے ${OPERATOR} نے خریدے اور ان کی قیمت روپوں میں اسی اکاؤنٹ میں ادا کی۔`,
      `اس صفحے پر وہی لکھا ہے جو اسے کھولتے وقت صراف کے کھاتوں میں درج ہے: ${inUrdu(server.clock.now())} (پاکستان کا وقت)`,
      `یہ صفحہ یہاں کھول کر دیکھا جا سکتا ہے: https://sarraf.example${path}`,
      ...['بینک کے سوالات', 'براہِ کرم ہمیں لکھیں اور ادائیگی کا حوالہ بتائیں۔'],
      ...['ای میل', 'support@sarraf.example', 'واٹس ایپ', '+92 300 000 0000'],
    ];
    expect(differencesOf(textOf(page), all)).toEqual(NONE);
  });

  test('has no script, is in no index and no cache, and tells nobody where it was opened from', async () => {
    const { id } = await completedSale();
    const reply = await open(await linkOf(id));
    const { headers } = reply;
    const page = await reply.text();
    expect(page).not.toMatch(/<script|\son\w+=|javascript:/i);
    expect(page).toContain('<meta name="robots" content="noindex, nofollow, noarchive" />');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^' ]+'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
  });

  test('has the colours of the design system', () => {
    const theme = readFileSync(new URL('../../../../packages/ui/src/gen/tokens.css', import.meta.url), 'utf8');
    const light = theme.slice(theme.indexOf(':root, .light {'), theme.indexOf('.dark {'));
    const { css } = proofStyle('unused');
    const colours = [...css.matchAll(/(--[\w-]+): (#[\da-f]{6})/g)];
    expect(colours.length).toBeGreaterThan(8);
    for (const [, name, value] of colours) expect(light).toContain(`${name}: ${value};`);
  });
});

test('the token is in no log and no metric', async () => {
  const { id } = await completedSale();
  const token = (await linkOf(id)).slice('/proof/'.length);
  const lines: string[] = [];
  const services = { ...server.services, log: serverLog('trace', { write: (line) => void lines.push(line) }) };
  const measured = metrics(services);
  const app = createApp(services, undefined, { metrics: measured });
  const ask = async (path: string) => (await app.request(path)).status;
  expect([await ask(`/proof/${token}`), await ask(`/proof/${token}?lang=ur`)]).toEqual([200, 200]);
  await revoke(id);
  expect([await ask(`/proof/${token}`), await ask(`/proof/${token}/x`)]).toEqual([404, 404]);
  const broken = (): never => {
    throw new Error('This clock is broken.');
  };
  const failing = { ...services, clock: { now: broken } };
  expect((await createApp(failing).request(`/proof/${token}`)).status).toBe(500);
  expect(lines.length).toBeGreaterThan(4);
  const written = lines.join('') + (await measured.text());
  expect(written).toContain('/proof/:token');
  expect(written).not.toContain(token);
});

describe('a link that does not work', () => {
  const shown = async (path: string) => {
    const reply = await open(path);
    const headers = Object.fromEntries([...reply.headers].filter(([name]) => name !== 'x-request-id'));
    return { status: reply.status, headers, page: await reply.text() };
  };

  test('has one page, whether it was wrong, revoked, expired or returned', async () => {
    const revoked = await completedSale();
    const revokedPath = await linkOf(revoked.id);
    await revoke(revoked.id);
    const expired = await completedSale();
    const expiredPath = await linkOf(expired.id);
    await server.db
      .updateTable('proof_links')
      .set({ expires_at: server.clock.now() })
      .where('order_id', '=', expired.id)
      .execute();
    const returned = await completedSale();
    const returnedPath = await linkOf(returned.id);
    await act(server, omar, returned.id, 'returned', { reason: 'The account is frozen', available: true });
    const asked = vi.spyOn(server.db.getExecutor(), 'executeQuery');
    const wrong = await shown(`/proof/${'x'.repeat(43)}`);
    const queries = asked.mock.calls.length;
    expect(wrong.status).toBe(404);
    expect(textOf(wrong.page)).toContain('There is no proof here');
    expect(queries).toBeGreaterThan(0);
    for (const path of [revokedPath, expiredPath, returnedPath]) {
      asked.mockClear();
      expect(await shown(path), path).toEqual(wrong);
      expect(asked.mock.calls.length, path).toBe(queries);
    }
    asked.mockRestore();
    for (const path of ['/proof/x', '/proof', '/proof/', '/proof/x/y', '/proof/%00'])
      expect(await shown(path), path).toEqual(wrong);
    expect((await shown(`${revokedPath}?lang=ur`)).page).toBe((await shown('/proof/x?lang=ur')).page);
  });

  test('counts towards the limit of its address; above it no link is opened from there for an hour', async () => {
    const { id } = await completedSale();
    const path = await linkOf(id);
    const statuses: number[] = [];
    for (let batch = 0; batch < 4; batch += 1) {
      const guesses = Array.from({ length: 100 }, (_, at) => `guess${batch}-${at}`.padEnd(43, 'A'));
      const replies = await Promise.all(guesses.map((guess) => open(`/proof/${guess}`)));
      statuses.push(...replies.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200)).toEqual([]);
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(200);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(200);

    const limited = await open(path);
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(limited.headers.get('cache-control')).toBe('no-store');
    expect(textOf(await limited.text())).toContain('Too many wrong links were opened here. Please wait 60 minutes.');
    const elsewhere = serverBeside(server, { TRUSTED_PROXIES: '1' });
    expect((await elsewhere.app.request(path, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(200);
    server.advance(3_600_000);
    expect((await open(path)).status).toBe(200);
  });

  test('opening a proof counts nothing', async () => {
    const { id } = await completedSale();
    const path = await linkOf(id);
    const replies = await Promise.all(Array.from({ length: 60 }, () => open(path)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
