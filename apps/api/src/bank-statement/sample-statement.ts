import { csvFile, decimal, karachiDay, type StatementColumns } from '@sarraf/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { karachiDayOf, ourPayments, ourReturns } from './our-payments.ts';

const DAY_MS = 86_400_000;
const DAYS = 30;
const OPENING = 50_000_000;

/** Columns of the simulated bank, as the setting `statement_columns` stores them. */
export const SAMPLE_COLUMNS = {
  date: 'Date',
  dateFormat: 'YYYY-MM-DD',
  reference: 'Reference',
  description: 'Description',
  account: null,
  debit: 'Debit',
  credit: 'Credit',
  amount: null,
  direction: null,
  balance: 'Balance',
  feeWords: [],
} satisfies StatementColumns;

interface Booking {
  day: string;
  description: string;
  reference: string;
  debit: string;
  credit: string;
}

/** Payments and returns of the last days as the bank would have booked them, oldest first. */
async function bookings(db: Kysely<Database>, since: Date): Promise<Booking[]> {
  const at = sql.ref('ours.at');
  const { rows } = await sql<Booking>`
    select * from (
      select ${karachiDayOf(at)} as day, 'Funds transfer' as description, coalesce(utr, '') as reference, amount::text as debit,
        '' as credit, ours.at from (${ourPayments}) as ours where ours.at >= ${since}
      union all
      select ${karachiDayOf(at)}, 'Returned ' || coalesce(utr, ''), coalesce(reference, ''), '', amount::text, ours.at
      from (${ourReturns}) as ours where available and ours.at >= ${since}
    ) as booked order by at`.execute(db);
  return rows;
}

/** The bookings with one of each fault: the last but one payment is left out, the first one is booked twice, and three have no payment. */
function withFaults(rows: readonly Booking[], today: string): Booking[] {
  const payments = rows.filter(({ debit }) => debit !== '');
  const [first, missing] = [payments[0], payments.length > 2 ? payments.at(-2) : undefined];
  const other = { day: today, reference: '', debit: '', credit: '' };
  return [
    ...rows.flatMap((row) => (row === missing ? [] : row === first ? [row, row] : [row])),
    { ...other, description: 'Cheque 000123', reference: 'CHQ000123', debit: '75000.00' },
    { ...other, description: 'Inward transfer', reference: 'IN000456', credit: '500000.00' },
    { ...other, description: 'IBFT charges', debit: '25.00' },
  ];
}

/**
 * Statement of the simulated bank as CSV, for trying out the import: the payments of the last 30 days, with one example of each kind of
 * entry. The columns are those of the sandbox's setting `statement_columns`.
 */
export async function sampleStatement(db: Kysely<Database>, now: Date): Promise<string> {
  const rows = await bookings(db, new Date(now.getTime() - DAYS * DAY_MS));
  let balance = decimal(OPENING);
  const lines = withFaults(rows, karachiDay(now)).map(({ day, description, reference, debit, credit }) => {
    balance = balance.minus(debit || 0).plus(credit || 0);
    return [day, description, reference, debit, credit, balance.toString()];
  });
  const { date, description, reference, debit, credit, balance: balanceHeading } = SAMPLE_COLUMNS;
  return csvFile([
    ['Sarraf sandbox bank', 'Account 0123456789'],
    [date, description, reference, debit, credit, balanceHeading],
    ...lines,
  ]);
}
