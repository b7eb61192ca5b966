import { vGetAuditResponse } from '@sarraf/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCsv, mapColumns, statementOf } from '../testing/bank-statement.ts';
import { SAMPLE_COLUMNS } from './sample-statement.ts';
import { act, queuedPayouts } from '../testing/payouts.ts';
import { read, refusal, testServer, type Actor, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let admin: Actor;
let orders: string[];
beforeAll(async () => {
  server = await testServer({ PAYOUTS: 'desk' });
  admin = await server.person({ admin: true, name: 'Bilal' });
  const ayesha = await server.person({ name: 'Ayesha' });
  const formula = await server.person({ name: '=HYPERLINK("x")' });
  orders = [
    ...(await queuedPayouts(server, ayesha, 3, { rupees: '139227.25' })),
    ...(await queuedPayouts(server, formula, 1, { rupees: '200000.10' })),
    ...(await queuedPayouts(server, formula, 1, { rupees: '300000' })),
  ];
  for (const [at, id] of orders.entries()) {
    await act(server, admin, id, 'claim');
    await act(server, admin, id, 'paid', { utr: `RAAST-0000-${at}` });
  }
  await act(server, admin, orders[0] ?? '', 'returned', { reason: 'account closed', available: true });
  // Never sold after all: the rupees came back and the USDT were refunded.
  await act(server, admin, orders[4] ?? '', 'returned', { reason: 'account closed', available: true });
  await act(server, admin, orders[4] ?? '', 'refund', { reason: 'no account' });
});
afterAll(() => server.close());

const report = (query: string, headers = {}) =>
  server.call('GET', `/admin/report.csv${query}`, { token: admin.token, headers });
const DAY = '?from=2026-11-21&to=2026-11-21';

test('a report has the exact sums of its days, safe against formulas, and is audited', async () => {
  const reply = await report(DAY);
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="report-2026-11-21-2026-11-21.csv"');
  const lines = String(reply.json).replace('\uFEFF', '').split('\r\n');
  expect(lines.slice(0, 5)).toEqual([
    'section,item,count,usdt,rupees',
    'period,2026-11-21 to 2026-11-21,,,',
    'sums,sellers,2,,',
    'sums,sales completed,4,2000,617681.85',
    'sums,platform fees,,,4491.2',
  ]);
  expect(lines).toContain('sums,payments,5,,917681.85');
  expect(lines).toContain('sums,payments returned,2,,439227.25');
  expect(lines).toContain('sums,orders ended: refunded,1,500,');
  expect(lines).toContain('day,2026-11-21,4,2000,617681.85');
  expect(lines).toContain('network,trc20,4,2000,617681.85');
  expect(lines).toContain(`returned,order ${orders[0]},,,139227.25`);
  expect(lines.filter((line) => line.startsWith('seller,'))).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith('largest,'))[0]).toBe(`largest,${orders[3]},,500,200000.1`);
  expect(lines.some((line) => /(^|,)"?=/.test(line))).toBe(false);
  const audit = read(vGetAuditResponse, await server.call('GET', '/audit', { token: admin.token })).data;
  expect(audit[0]).toMatchObject({
    action: 'report_export',
    about: { type: 'report', id: '2026-11-21 to 2026-11-21' },
  });
});

test('other days are not in it', async () => {
  expect(String((await report('?from=2026-11-22&to=2026-11-30')).json)).toContain('sums,sales completed,0,0,0');
});

test.each([
  ['?from=2026-11-22&to=2026-11-21', 'The last day is before the first one', 'آخری دن پہلے دن سے پہلے ہے'],
  ['?from=2025-01-01&to=2026-11-21', 'A report has at most 400 days', 'رپورٹ زیادہ سے زیادہ 400 دن کی ہو سکتی ہے'],
])('%s is 400 in both languages', async (query, english, urdu) => {
  expect(refusal(await report(query)).errors).toEqual({ to: english });
  expect(refusal(await report(query, { 'accept-language': 'ur' })).errors).toEqual({ to: urdu });
});

test('the statement of the simulated bank can be imported, and shows each kind of entry', async () => {
  await mapColumns(server, admin, SAMPLE_COLUMNS);
  const sample = await server.call('GET', '/sandbox/bank-statement.csv', { token: admin.token });
  expect((await importCsv(server, admin, String(sample.json))).status).toBe(200);
  const { kinds } = await statementOf(server, admin);
  expect(Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]))).toEqual({
    matched: 6,
    missing: 1,
    twice: 1,
    'unknown-debit': 1,
    'unknown-credit': 1,
    fee: 1,
  });
});
