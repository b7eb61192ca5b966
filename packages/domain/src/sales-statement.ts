import { csvFile } from './csv.ts';
import { karachiTime, type DayRange } from './karachi.ts';
import { decimal } from './money.ts';
import { paymentMethodName } from './payment-method.ts';

/** Sales on one page of a statement, and the most that are printed: about a hundred sheets (product.md R57, S20). */
export const STATEMENT_PAGE_SIZE = 2_000;

/** Name of a statement's file. */
export const salesFileName = ({ from, to }: DayRange): string => `statement-${from}-to-${to}.csv`;

/** One sale of a seller's statement; amounts are exact decimal text. */
export interface StatementSale {
  orderId: string;
  /** ISO timestamps in UTC. */
  createdAt: string;
  paidAt: string;
  /** `completed`: the rupees are with the seller; `returned` while the bank has sent them back; `refunded` when the USDT went back to the wallet. */
  status: string;
  usdt: string;
  price: string;
  fee: string;
  rupees: string;
  method?: string | null | undefined;
  bankName?: string | null | undefined;
  /** Masked number of the account. */
  account?: string | null | undefined;
  utr?: string | null | undefined;
  /** Reference of the payment service, where it told no UTR. */
  paymentReference?: string | null | undefined;
  /** Empty for a sale from the wallet. */
  network: string;
  /** Hashes of its transactions, separated by blanks. */
  hash?: string | null | undefined;
}

/** Number of sales and their exact sums. */
export interface SaleSums {
  count: number;
  usdt: string;
  fee: string;
  rupees: string;
}

function sumsOf(sales: readonly StatementSale[]): SaleSums {
  const total = (field: 'usdt' | 'fee' | 'rupees') =>
    sales.reduce((sum, sale) => sum.plus(sale[field]), decimal(0)).toString();
  return { count: sales.length, usdt: total('usdt'), fee: total('fee'), rupees: total('rupees') };
}

/** Sums of a statement: of the sales, in all and by payment method (largest first), and of those that were returned or refunded. */
export function saleSums(all: readonly StatementSale[]) {
  const withStatus = (status: string) => all.filter((sale) => sale.status === status);
  const sales = withStatus('completed');
  const methods = new Set(sales.map(({ method }) => method ?? ''));
  return {
    sales: sumsOf(sales),
    returned: sumsOf(withStatus('returned')),
    refunded: sumsOf(withStatus('refunded')),
    methods: [...methods]
      .map((name) => ({ method: name, ...sumsOf(sales.filter(({ method }) => (method ?? '') === name)) }))
      .sort((one, other) => decimal(other.rupees).cmp(one.rupees)),
  };
}

const COLUMNS = [
  ...['Order ID', 'Created (PKT)', 'Paid (PKT)', 'Status', 'USDT', 'Price', 'Fee', 'Rupees', 'Returned USDT'],
  ...['Returned rupees', 'Method', 'Account', 'UTR', 'Payment reference', 'Network', 'Transaction hash'],
];

function cellsOf(sale: StatementSale): string[] {
  const { orderId, createdAt, paidAt, status, price, method, bankName } = sale;
  const isPaid = status === 'completed';
  return [
    ...[orderId, karachiTime(new Date(createdAt)), karachiTime(new Date(paidAt)), status],
    ...(isPaid ? [sale.usdt, price, sale.fee, sale.rupees, '', ''] : ['', price, '', '', sale.usdt, sale.rupees]),
    ...[method ? paymentMethodName({ method, bankName }) : '', sale.account ?? ''],
    ...[sale.utr ?? '', sale.paymentReference ?? ''],
    ...[sale.network === '' ? 'Wallet' : sale.network.toUpperCase(), sale.hash ?? ''],
  ];
}

/**
 * Statement as CSV, in English: banks and tax offices read it. The columns USDT, Fee and Rupees add up to the sums of the sales, because a sale that
 * was returned or refunded has its amounts in columns of their own.
 */
export const salesFile = (sales: readonly StatementSale[]): string => csvFile([COLUMNS, ...sales.map(cellsOf)]);
