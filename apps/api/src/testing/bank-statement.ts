import {
  vGetBankStatementResponse,
  vGetReconciliationResponse,
  vImportBankStatementResponse,
} from '@sarraf/api-client/contract';
import { decimal, karachiDay, RUPEE_PLACES, type StatementColumns } from '@sarraf/domain';
import { read, type Actor, type Reply, type TestServer } from './test-server.ts';

/** Columns of the statements below. */
export const COLUMNS: StatementColumns = {
  date: 'Date',
  dateFormat: 'YYYY-MM-DD',
  reference: 'Reference',
  description: 'Description',
  account: 'Account',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
};

/** A booking of a bank; without a day it is of today. */
export interface Booking {
  day?: string;
  reference?: string;
  description?: string;
  account?: string;
  debit?: string;
  credit?: string;
}

/** Opening balance of every test statement. */
const OPENING = 10_000_000;

/** Statement of a bank as CSV, with the balance after each booking. */
export function statementCsv(server: TestServer, bookings: readonly Booking[], opening = OPENING): string {
  let balance = decimal(opening);
  const rows = bookings.map(({ day, reference = '', description = '', account = '', debit = '', credit = '' }) => {
    balance = balance.plus(credit || 0).minus(debit || 0);
    const cells = [day ?? karachiDay(server.clock.now()), description, reference, account, debit, credit];
    return [...cells.map((cell) => `"${cell}"`), balance.toFixed(RUPEE_PLACES)].join(',');
  });
  return ['Date,Description,Reference,Account,Debit,Credit,Balance', ...rows].join('\n');
}

/** Maps the columns, as an administrator does once. */
export const mapColumns = (server: TestServer, admin: Actor, columns: unknown = COLUMNS): Promise<Reply> =>
  server.call('PUT', '/settings/statement_columns', { token: admin.token, body: { value: columns } });

/** Imports a file. */
export const importCsv = (server: TestServer, admin: Actor, csv: string, query = '', headers = {}): Promise<Reply> =>
  server.call('POST', `/admin/bank-statement${query}`, {
    token: admin.token,
    raw: csv,
    headers: { 'content-type': 'text/csv', ...headers },
  });

/** Imports bookings; fails the test if the server refuses them. */
export const importBookings = async (
  server: TestServer,
  admin: Actor,
  bookings: readonly Booking[],
  opening?: number,
) => read(vImportBankStatementResponse, await importCsv(server, admin, statementCsv(server, bookings, opening))).data;

/** Page of the bank statement. */
export const statementOf = async (server: TestServer, admin: Actor, query = '') =>
  read(vGetBankStatementResponse, await server.call('GET', `/admin/bank-statement${query}`, { token: admin.token }));

/** Rupees of the reconciliation. */
export const rupeesOf = async (server: TestServer, admin: Actor) =>
  read(vGetReconciliationResponse, await server.call('GET', '/admin/reconciliation', { token: admin.token })).data
    .rupees;
