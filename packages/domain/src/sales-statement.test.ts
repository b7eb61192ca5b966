import { expect, test } from 'vitest';
import { parseCsv } from './csv.ts';
import { salesFile, saleSums, type StatementSale } from './sales-statement.ts';

const sale = (changes: Partial<StatementSale> = {}): StatementSale => ({
  orderId: 'a1',
  createdAt: '2026-06-30T18:50:00.000Z',
  paidAt: '2026-06-30T19:00:00.500Z',
  status: 'completed',
  usdt: '500.000001',
  price: '278.5',
  fee: '0.1',
  rupees: '139250.2',
  method: 'nayapay',
  bankName: null,
  account: '••••4567',
  utr: 'UTR-1',
  network: 'trc20',
  hash: 'ab',
  ...changes,
});

test('the sums are exact, by method, and without what came back', () => {
  const sums = saleSums([
    sale(),
    sale({ method: 'raast', rupees: '200000.1', fee: '0.2' }),
    sale({ rupees: '0.01' }),
    sale({ status: 'returned', rupees: '7' }),
    sale({ status: 'refunded', rupees: '8' }),
    sale({ method: null, rupees: '1' }),
  ]);
  expect(sums).toEqual({
    sales: { count: 4, usdt: '2000.000004', fee: '0.5', rupees: '339251.31' },
    returned: { count: 1, usdt: '500.000001', fee: '0.1', rupees: '7' },
    refunded: { count: 1, usdt: '500.000001', fee: '0.1', rupees: '8' },
    methods: [
      { method: 'raast', count: 1, usdt: '500.000001', fee: '0.2', rupees: '200000.1' },
      { method: 'nayapay', count: 2, usdt: '1000.000002', fee: '0.2', rupees: '139250.21' },
      { method: '', count: 1, usdt: '500.000001', fee: '0.1', rupees: '1' },
    ],
  });
  expect(saleSums([]).sales).toEqual({ count: 0, usdt: '0', fee: '0', rupees: '0' });
});

test('the file has a row a sale, in the time of Karachi, safe against formulas', () => {
  const file = salesFile([
    sale({ utr: '=HYPERLINK("x")', bankName: 'ignored' }),
    sale({ orderId: 'a2', status: 'returned', method: 'others', bankName: '@Bank, Karachi' }),
    sale({
      orderId: 'a3',
      network: '',
      hash: null,
      utr: null,
      paymentReference: 'NP-77',
      account: null,
      method: null,
      createdAt: '2026-06-30T19:00:00Z',
    }),
  ]);
  expect(file.startsWith('\uFEFF')).toBe(true);
  expect(parseCsv(file).map(({ cells }) => cells.join('|'))).toEqual([
    'Order ID|Created (PKT)|Paid (PKT)|Status|USDT|Price|Fee|Rupees|Returned USDT|Returned rupees|Method|Account|UTR|Payment reference|Network|Transaction hash',
    `a1|2026-06-30 23:50:00|2026-07-01 00:00:00|completed|500.000001|278.5|0.1|139250.2|||NayaPay|••••4567|'=HYPERLINK("x")||TRC20|ab`,
    "a2|2026-06-30 23:50:00|2026-07-01 00:00:00|returned||278.5|||500.000001|139250.2|'@Bank, Karachi|••••4567|UTR-1||TRC20|ab",
    'a3|2026-07-01 00:00:00|2026-07-01 00:00:00|completed|500.000001|278.5|0.1|139250.2||||||NP-77|Wallet|',
  ]);
});
