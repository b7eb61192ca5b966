import {
  vChoosePayoutAccountResponse,
  vGetAuditResponse,
  vGetHistoryResponse,
  vGetPayoutsResponse,
  vImportPayoutsResponse,
  vOrderConflictReply,
  vPayPayoutResponse,
  vPayoutConflictReply,
} from '@sarraf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerFaults } from '../desk/ledger.ts';
import { act, payoutOf, queuedPayouts } from '../testing/payouts.ts';
import { rounds } from '../testing/rounds.ts';
import { sharedDatabase } from '../testing/test-database.ts';
import { look, openOrder, pass, pay } from '../testing/selling.ts';
import { MANY_CONNECTIONS, read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

const HEADER = '\uFEFForderId,name,method,bankName,accountNumber,iban,phoneNumber,nayapayId,amount,reference\r\n';

let server: TestServer;
let omar: Actor;
let sana: Actor;
let seller: Actor;
beforeAll(async () => {
  server = await testServer({ PAYOUTS: 'desk' }, {}, MANY_CONNECTIONS);
  omar = await server.person({ admin: true, name: 'Omar' });
  sana = await server.person({ admin: true, name: 'Sana' });
  seller = await server.person({ name: 'Ayesha Khan' });
});
afterAll(() => server.close());

const one = async (facts = {}): Promise<string> => (await queuedPayouts(server, seller, 1, facts))[0] ?? '';
const claimed = async (facts = {}): Promise<string> => {
  const id = await one(facts);
  expect((await act(server, omar, id, 'claim')).status).toBe(200);
  return id;
};
let utrs = 0;
const freshUtr = (): string => `RAAST-250602-${String((utrs += 1)).padStart(5, '0')}`;
const conflict = async (reply: Awaited<ReturnType<typeof act>>) => {
  expect(reply.status).toBe(409);
  return read(vPayoutConflictReply, reply);
};
const stateOf = (id: string) =>
  server.db.selectFrom('payouts').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
const auditLog = async () =>
  read(vGetAuditResponse, await server.call('GET', '/audit?limit=50', { token: omar.token })).data;
const audited = (id: string) =>
  server.db
    .selectFrom('audit')
    .select(['action', 'reason', 'user_id'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();

describe('with PAYOUTS=desk', () => {
  test('nothing is sent: an administrator claims, pays and enters the UTR, and the seller sees it', async () => {
    const id = await openOrder(server, seller, 500);
    await pay(server, seller, id);
    await pass(server, 30, 5);
    expect(await look(server, seller, id)).toMatchObject({ status: 'in_process', transfer_status: 'processing' });
    expect(await payoutOf(server, omar, id)).toMatchObject({
      status: 'queued',
      amount: '139227.20',
      currency: 'PKR',
      sellerName: 'Ayesha Khan',
      sellerNameVerified: false,
      account: { name: 'Ayesha Khan', method: 'nayapay', nayapayId: 'p@nayapay' },
      order: { _id: id, network: 'trc20', quantity: '500' },
      claim: null,
      nextActions: ['claim', 'hold'],
    });
    await server.db.updateTable('users').set({ verified_name: 'Ayesha Khan' }).where('id', '=', seller.id).execute();
    await act(server, omar, id, 'claim');
    expect(await payoutOf(server, sana, id)).toMatchObject({
      status: 'claimed',
      sellerNameVerified: true,
      claim: { by: { _id: omar.id, name: 'Omar' }, mine: false },
      nextActions: [],
    });
    const reply = await act(server, omar, id, 'paid', { utr: ' np2611211-001 ', amount: '139227.2' });
    expect(read(vPayPayoutResponse, reply).data).toMatchObject({
      status: 'completed',
      utr: 'NP2611211-001',
      nextActions: [],
      attempts: [
        { by: 'Omar', what: 'claim' },
        { by: 'Omar', what: 'paid', reference: 'NP2611211-001' },
      ],
    });
    expect(await look(server, seller, id)).toMatchObject({ status: 'completed', transfer_ref: 'NP2611211-001' });
    expect((await audited(id)).map(({ action }) => action)).toEqual(['payout_claim', 'payout_paid']);
    expect(await ledgerFaults(server.db)).toEqual([]);
  });

  test('each action writes one row of the audit log, with its reason, as the contract has it', async () => {
    const id = await claimed();
    await act(server, omar, id, 'failed', { reason: ' The bank says the account is closed ' });
    expect(await audited(id)).toEqual([
      { action: 'payout_claim', reason: null, user_id: omar.id },
      { action: 'payout_failed', reason: 'The bank says the account is closed', user_id: omar.id },
    ]);
    expect((await auditLog())[0]).toMatchObject({
      action: 'payout_failed',
      key: id,
      newValue: 'The bank says the account is closed',
      user: { name: 'Omar' },
    });
  });
});

describe('paid', () => {
  test.each([
    ['no UTR', {}, 400],
    ['an empty UTR', { utr: '  ' }, 400],
    ['a UTR of five letters', { utr: 'ABCDE' }, 400],
    ['a UTR of 41 letters', { utr: 'A'.repeat(41) }, 400],
    ['a UTR that begins with a dash', { utr: '-ABCDEF' }, 400],
    ['a UTR with a formula', { utr: '=1+1+1+1' }, 400],
    ['a UTR that a spreadsheet rounded', { utr: '1.23457E+11' }, 400],
    ['an amount that is none', { utr: 'GOOD-12345', amount: 'all of it' }, 400],
    ['another amount', { utr: 'GOOD-12345', amount: 139227.21 }, 400],
  ])('with %s is refused with a message, and nothing changes', async (_, body, status) => {
    const id = await claimed();
    const before = await stateOf(id);
    const reply = await act(server, omar, id, 'paid', body);
    expect(reply.status).toBe(status);
    expect(Object.keys(refusal(reply).errors ?? {})).toEqual(['amount' in body ? 'amount' : 'utr']);
    expect(await stateOf(id)).toEqual(before);
    expect(await audited(id)).toHaveLength(1);
  });

  test('with a UTR of another payout, in any letter case, is 409', async () => {
    const [id, other, utr] = [await claimed(), await claimed(), freshUtr()];
    await act(server, omar, other, 'paid', { utr });
    const before = await stateOf(id);
    const reply = await conflict(await act(server, omar, id, 'paid', { utr: ` ${utr.toLowerCase()} ` }));
    expect(reply).toMatchObject({
      message: 'This UTR belongs to another payout',
      errors: { utr: 'This UTR belongs to another payout' },
      data: { orderId: id, status: 'claimed', nextActions: ['release', 'paid', 'failed', 'hold'] },
    });
    expect(await stateOf(id)).toEqual(before);
  });

  test('two at the same moment with one UTR: one is paid', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [first, second, utr] = [await claimed(), await claimed(), freshUtr()];
      const replies = await Promise.all([first, second].map((id) => act(server, omar, id, 'paid', { utr })));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });

  test('by an administrator who has not claimed it is 409 with the state and the allowed actions', async () => {
    const id = await claimed();
    expect(await conflict(await act(server, sana, id, 'paid', { utr: freshUtr() }))).toMatchObject({
      message: 'Omar is working on this payout',
      data: { status: 'claimed', nextActions: [] },
    });
    const urdu = await server.call('POST', `/admin/payouts/${id}/paid`, {
      token: sana.token,
      body: { utr: freshUtr() },
      headers: { 'accept-language': 'ur' },
    });
    expect(refusal(urdu).message).toBe('اس ادائیگی پر Omar کام کر رہے ہیں');
  });
});

describe('above the four-eyes limit', () => {
  const LARGE = { rupees: '1000000.01' };

  test('it waits with its UTR reserved, and only another administrator approves, with a reason', async () => {
    const [id, utr] = [await claimed(LARGE), freshUtr()];
    expect(read(vPayPayoutResponse, await act(server, omar, id, 'paid', { utr })).data).toMatchObject({
      status: 'claimed',
      utr,
      approval: { by: { _id: omar.id, name: 'Omar' }, action: 'paid' },
      nextActions: ['release'],
    });
    expect((await payoutOf(server, sana, id)).nextActions).toEqual(['approve', 'release']);
    const other = await claimed();
    expect((await act(server, omar, other, 'paid', { utr })).status).toBe(409);
    expect(await conflict(await act(server, omar, id, 'approve', { reason: 'Slip seen' }))).toMatchObject({
      message: 'Another administrator must approve your request',
    });
    expect((await act(server, sana, id, 'approve')).status).toBe(400);
    expect(
      read(vPayPayoutResponse, await act(server, sana, id, 'approve', { reason: 'Slip seen' })).data,
    ).toMatchObject({
      status: 'completed',
      utr,
    });
    expect((await audited(id)).map(({ action }) => action)).toEqual(['payout_claim', 'payout_paid', 'payout_approve']);
  });

  test('releasing it needs a reason from another administrator, and frees the UTR', async () => {
    const [id, utr] = [await claimed(LARGE), freshUtr()];
    await act(server, omar, id, 'paid', { utr });
    expect((await act(server, sana, id, 'release')).status).toBe(400);
    expect((await act(server, sana, id, 'release', { reason: 'Wrong account' })).status).toBe(200);
    expect(await payoutOf(server, omar, id)).toMatchObject({ status: 'queued', utr: null, approval: null });
    expect((await act(server, omar, await claimed(), 'paid', { utr })).status).toBe(200);
  });

  test('exactly at the limit, or without a limit, no approval is needed', async () => {
    expect(
      (await act(server, omar, await claimed({ rupees: '1000000.00' }), 'paid', { utr: freshUtr() })).json,
    ).toMatchObject({
      data: { status: 'completed' },
    });
    const set = (value: number) =>
      server.call('PUT', '/settings/approve_above', { token: omar.token, body: { value } });
    expect((await set(0)).status).toBe(200);
    expect((await act(server, omar, await claimed(LARGE), 'paid', { utr: freshUtr() })).json).toMatchObject({
      data: { status: 'completed' },
    });
    expect((await set(1_000_000)).status).toBe(200);
  });
});

describe('a refused payout', () => {
  test('goes to another account of the seller: the same order, one payment', async () => {
    const id = await claimed();
    await act(server, omar, id, 'failed', { reason: 'closed' });
    const problem = { reason: 'closed', at: server.clock.now().toISOString() };
    expect(await look(server, seller, id)).toMatchObject({ status: 'in_process', payoutProblem: problem });
    const choose = (who: Actor, bankAccountId: string) =>
      server.call('POST', `/sell/orders/${id}/payout-account`, { token: who.token, body: { bankAccountId } });
    expect((await choose(seller, sana.bankId)).status, 'another person’s account').toBe(404);
    expect((await choose(sana, sana.bankId)).status, 'another person’s order').toBe(404);
    const { data } = read(vChoosePayoutAccountResponse, await choose(seller, seller.bankId));
    expect(data).toMatchObject({ _id: id, status: 'in_process', bank_id: { _id: seller.bankId } });
    expect(data.payoutProblem ?? null).toBeNull();
    expect(await stateOf(id)).toMatchObject({ status: 'queued', key: `${id}-2` });
    expect(read(vOrderConflictReply, await choose(seller, seller.bankId)).transaction).toMatchObject({ _id: id });
    await act(server, sana, id, 'claim');
    await act(server, sana, id, 'paid', { utr: freshUtr() });
    expect((await look(server, seller, id)).status).toBe('completed');
    expect((await choose(seller, seller.bankId)).status).toBe(409);
  });

  test('is retried, or refunded to the wallet: then the order is failed', async () => {
    const other = await server.person();
    const id = await openOrder(server, other, 500);
    await pay(server, other, id);
    await pass(server, 4);
    await act(server, omar, id, 'claim');
    await act(server, omar, id, 'failed', { reason: 'closed' });
    expect((await act(server, sana, id, 'retry')).json).toMatchObject({ data: { status: 'queued', problem: null } });
    await act(server, omar, id, 'claim');
    await act(server, omar, id, 'failed', { reason: 'closed still' });
    expect((await act(server, sana, id, 'refund')).status).toBe(400);
    expect((await act(server, sana, id, 'refund', { reason: 'The seller wants the USDT' })).status).toBe(200);
    expect(await look(server, other, id)).toMatchObject({ status: 'failed', transfer_status: 'failed' });
    expect(await payoutOf(server, omar, id)).toMatchObject({
      status: 'failed',
      refundedAt: server.clock.now().toISOString(),
      nextActions: [],
    });
    const { data } = read(vGetHistoryResponse, await server.call('POST', '/history/1/10', { token: other.token }));
    expect(data.find(({ type }) => type === 'receive')).toMatchObject({ quantity: 500, status: 'success' });
    expect(await ledgerFaults(server.db)).toEqual([]);
    for (const action of ['retry', 'refund', 'claim']) {
      expect((await act(server, sana, id, action, { reason: 'again' })).status).toBe(409);
    }
  });

  test('a refund above the limit waits for another administrator', async () => {
    const id = await claimed({ rupees: '2000000.00' });
    await act(server, omar, id, 'failed', { reason: 'closed' });
    await act(server, omar, id, 'refund', { reason: 'please' });
    expect(await payoutOf(server, omar, id)).toMatchObject({
      status: 'failed',
      approval: { action: 'refund' },
      nextActions: ['release'],
    });
    expect((await act(server, omar, id, 'approve', { reason: 'me' })).status).toBe(409);
    expect((await act(server, sana, id, 'approve', { reason: 'yes' })).status).toBe(200);
    expect((await look(server, seller, id)).status).toBe('failed');
  });
});

describe('a claim', () => {
  test('of another administrator is released after half an hour, with a reason', async () => {
    const id = await claimed();
    server.advance(30 * 60_000);
    expect((await act(server, sana, id, 'release', { reason: 'gone home' })).status).toBe(409);
    server.advance(1);
    expect((await act(server, sana, id, 'release')).status).toBe(400);
    expect((await act(server, sana, id, 'release', { reason: 'gone home' })).status).toBe(200);
    expect((await payoutOf(server, sana, id)).status).toBe('queued');
  });

  test('is gone after hold and resume', async () => {
    const id = await claimed();
    await act(server, omar, id, 'hold', { reason: 'The seller called' });
    expect(await payoutOf(server, sana, id)).toMatchObject({
      status: 'held',
      heldReason: 'The seller called',
      claim: null,
      nextActions: ['resume', 'refund'],
    });
    await act(server, sana, id, 'resume');
    expect(await payoutOf(server, sana, id)).toMatchObject({ status: 'queued', heldReason: null });
  });

  test('by many at the same moment is won by one', async () => {
    const ids = await queuedPayouts(server, seller, sharedDatabase ? rounds(250, 25) : 10);
    const replies = await Promise.all(
      ids.flatMap((id) => [omar, sana, omar, sana].map(async (who) => (await act(server, who, id, 'claim')).status)),
    );
    expect(replies.filter((status) => status === 200)).toHaveLength(ids.length);
    expect(replies.filter((status) => status === 409)).toHaveLength(ids.length * 3);
    for (const id of ids.slice(0, 10)) expect(await audited(id)).toHaveLength(1);
  });
});

describe('a transfer that leaves the chain after it counted', () => {
  test('ends the claim of a payout, which continues when the transfer is back', async () => {
    const other = await server.person();
    const id = await openOrder(server, other, 500);
    await pay(server, other, id);
    await pass(server, 4);
    await act(server, omar, id, 'claim');
    await server.services.sandboxChain?.dropLast('trc20');
    await pass(server, 3);
    expect(await payoutOf(server, omar, id)).toMatchObject({
      status: 'held',
      heldReason: 'A deposit of this order is no longer on the blockchain',
      claim: null,
    });
    expect((await act(server, omar, id, 'paid', { utr: freshUtr() })).status).toBe(409);
    await server.services.sandboxChain?.mineAgain('trc20');
    await pass(server, 3);
    expect(await payoutOf(server, omar, id)).toMatchObject({ status: 'queued', heldReason: null });
  });
});

describe('the list', () => {
  test('is oldest first, twenty a page, and is searched and filtered', async () => {
    const blank = await testServer({ PAYOUTS: 'desk' });
    try {
      const admin = await blank.person({ admin: true });
      const who = await blank.person({ name: '100%_Sure' });
      const ids = await queuedPayouts(blank, who, 23, { name: 'محمد علی' });
      const list = async (query: string) =>
        read(vGetPayoutsResponse, await blank.call('GET', `/admin/payouts${query}`, { token: admin.token }));
      expect((await list('')).data.map(({ orderId }) => orderId)).toEqual(ids.slice(0, 20));
      expect((await list('?page=2')).data).toHaveLength(3);
      expect(await list('?page=3')).toMatchObject({ data: [], total: 23 });
      await act(blank, admin, ids[4] ?? '', 'claim');
      expect(await list('?status=claimed&network=trc20&method=nayapay')).toMatchObject({ total: 1 });
      expect((await list('?network=bep20')).total).toBe(0);
      for (const [search, total] of [
        ['محمد', 23],
        ['100%25_s', 23],
        ['100%25s', 0],
        [ids[7]?.toUpperCase(), 1],
        ['03001234567', 23],
        ['nobody', 0],
        ['', 23],
      ] as const) {
        expect((await list(`?search=${search}`)).total, search).toBe(total);
      }
    } finally {
      await blank.close();
    }
  });
});

describe('a batch', () => {
  const exportAs = (who: Actor, ids: string[]) =>
    server.call('POST', '/admin/payouts/export', { token: who.token, body: { ids } });
  const importAs = async (who: Actor, raw: string, query = '') =>
    server.call('POST', `/admin/payouts/import${query}`, {
      token: who.token,
      raw,
      headers: { 'content-type': 'text/csv; charset=utf-8' },
    });
  const rowsOf = async (who: Actor, raw: string, query = '') =>
    read(vImportPayoutsResponse, await importAs(who, raw, query)).rows;

  test('is claimed with the export, in the requested order; all of it or nothing', async () => {
    const [first, second, others] = [await one(), await claimed(), await one()];
    await act(server, sana, others, 'claim');
    expect((await exportAs(omar, [first, others])).status).toBe(409);
    expect((await stateOf(first)).status).toBe('queued');
    expect((await exportAs(omar, [first, 'unknown'])).status).toBe(404);
    const reply = await exportAs(omar, [second, first, second]);
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const row = (id: string) => `${id},Ayesha Khan,nayapay,,,,03001234567,a@nayapay,139227.20,${id}\r\n`;
    expect(reply.json).toBe(HEADER.slice(1) + row(second) + row(first));
    expect(await stateOf(first)).toMatchObject({ status: 'claimed', claimed_by: omar.id });
  });

  test('begins with a byte-order mark', async () => {
    const reply = await server.app.request('/api/admin/payouts/export', {
      method: 'POST',
      headers: { authorization: `Bearer ${omar.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ids: [await one()] }),
    });
    expect([...new Uint8Array(await reply.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test.each(['=HYPERLINK("http://evil")', '+92 300', '-1+1', '@SUM(A1)', '\t=1', '\r=1'])(
    'holds no formula: %j',
    async (name) => {
      const id = await one({ name });
      const file = String((await exportAs(omar, [id])).json);
      const inert = `'${name}`;
      expect(file).toContain(/[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : `,${inert},`);
    },
  );

  test('keeps names in Urdu, quotes and commas over a round trip', async () => {
    const name = 'محمد "علی", کراچی';
    const id = await one({ name });
    const file = String((await exportAs(omar, [id])).json);
    const { parseCsv } = await import('@sarraf/domain');
    expect(parseCsv(file)[1]?.cells[1]).toBe(name);
    const utr = freshUtr();
    expect(await rowsOf(omar, `\uFEFForderId,utr\r\n"${id}",'${utr}\r\n`)).toEqual([
      { line: 2, orderId: id, result: 'paid' },
    ]);
    expect(await look(server, seller, id)).toMatchObject({ status: 'completed', transfer_ref: utr, bank_id: { name } });
  });

  test('is judged line by line, applied once, and has the same results as its dry run', async () => {
    const [a, b, c, large, others, queued] = [
      await claimed(),
      await claimed(),
      await claimed(),
      await claimed({ rupees: '5000000.00' }),
      await one(),
      await one(),
    ];
    await act(server, sana, others, 'claim');
    const [utr, used] = [freshUtr(), freshUtr()];
    await act(server, omar, await claimed(), 'paid', { utr: used });
    const file = [
      'orderId,utr',
      `${a},${utr}`,
      '',
      `${b},${utr}`,
      `${c},x`,
      `${c},${used}`,
      `${large},${freshUtr()}`,
      `${others},${freshUtr()}`,
      `${queued},${freshUtr()}`,
      `nothing,${freshUtr()}`,
      `${a},${utr}`,
    ].join('\n');
    const expected = [
      [2, 'paid'],
      [4, 'utr-used'],
      [5, 'utr-invalid'],
      [6, 'utr-used'],
      [7, 'waits-approval'],
      [8, 'not-yours'],
      [9, 'not-yours'],
      [10, 'unknown-order'],
      [11, 'already-paid'],
    ];
    const results = (rows: Awaited<ReturnType<typeof rowsOf>>) => rows.map(({ line, result }) => [line, result]);
    expect(results(await rowsOf(omar, file, '?dryRun=true'))).toEqual(expected);
    expect((await stateOf(a)).status).toBe('claimed');
    expect(results(await rowsOf(omar, file))).toEqual(expected);
    expect(results(await rowsOf(omar, file))[0]).toEqual([2, 'already-paid']);
    expect((await audited(a)).map(({ action }) => action)).toEqual(['payout_claim', 'payout_paid']);
    expect((await audited(large)).map(({ action }) => action)).toEqual(['payout_claim', 'payout_paid']);
  });

  test('is refused when it is another kind of file', async () => {
    expect((await importAs(omar, 'a,b\n1,2')).status).toBe(400);
    expect((await importAs(omar, `orderId,utr\n${'x'.repeat(1024 * 1024)}`)).status).toBe(413);
    expect((await importAs(omar, `orderId,utr\n${'x,y\n'.repeat(20_000)}`, '?dryRun=true')).status).toBe(200);
    const json = await server.call('POST', '/admin/payouts/import', { token: omar.token, body: {} });
    expect(json.status).toBe(415);
  });
});
