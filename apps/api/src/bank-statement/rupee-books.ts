import { decimal, rupeeDifference, type StatementCoverage } from '@sarraf/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { coverage, isCovered } from './coverage.ts';
import { ourPayments, ourReturns } from './our-payments.ts';
import { explainedSum, kindSums } from './statement-page.ts';

/** Rupees of our books and of the bank, decimal text; all null before the first import. */
export interface RupeeBooks {
  /** Covered days. */
  from: string | null;
  to: string | null;
  paid: string | null;
  returned: string | null;
  statement: string | null;
  difference: string | null;
  debits: string | null;
  credits: string | null;
  fees: string | null;
  explained: string | null;
  /** Number of open entries. */
  open: number | null;
  /** Balance after the newest line, and its day. */
  float: string | null;
  floatDay: string | null;
}

const NOTHING: RupeeBooks = {
  from: null,
  to: null,
  paid: null,
  returned: null,
  statement: null,
  difference: null,
  debits: null,
  credits: null,
  fees: null,
  explained: null,
  open: null,
  float: null,
  floatDay: null,
};

/** Payments and returns of covered moments, and those whose line a statement has although their moment is not covered. */
async function booked(db: Kysely<Database>, covered: StatementCoverage): Promise<{ paid: string; returned: string }> {
  const isDue = isCovered(covered, sql.ref('ours.at'));
  const hasLine = sql`exists (select 1 from bank_statement_lines where payment_id = ours.id and kind = 'matched')`;
  const { rows } = await sql<{ paid: string; returned: string }>`
    select
      (select trim_scale(coalesce(sum(amount), 0))::text from (${ourPayments}) as ours where ${isDue} or ${hasLine}) as paid,
      (select trim_scale(coalesce(sum(amount), 0))::text from (${ourReturns}) as ours
        where available and ${isDue} or ${hasLine}) as returned`.execute(db);
  return rows[0] ?? { paid: '0', returned: '0' };
}

async function bankSums(db: Kysely<Database>): Promise<{ debits: string; credits: string }> {
  const { rows } = await sql<{ debits: string; credits: string }>`
    select trim_scale(coalesce(sum(amount) filter (where direction = 'debit'), 0))::text as debits,
      trim_scale(coalesce(sum(amount) filter (where direction = 'credit'), 0))::text as credits
    from bank_statement_lines`.execute(db);
  return rows[0] ?? { debits: '0', credits: '0' };
}

/**
 * Rupees of our books beside those of the bank: paid − returned − statement = difference, where statement is debits − credits − fees −
 * explained entries (product.md R55). Everything is null before the first import. Read it in one transaction, or while nothing changes.
 */
export async function rupeeBooks(db: Kysely<Database>): Promise<RupeeBooks> {
  const covered = await coverage(db);
  if (!covered) return NOTHING;
  const { paid, returned } = await booked(db, covered);
  const { debits, credits } = await bankSums(db);
  const kinds = await kindSums(db);
  const explained = await explainedSum(db);
  const fees = kinds.find(({ kind }) => kind === 'fee')?.amount ?? '0';
  const { statement, difference } = rupeeDifference({ paid, returned, debits, credits, fees, explained });
  const newest = await db
    .selectFrom('bank_statements')
    .select(['closing', 'last_day'])
    .where('closing', 'is not', null)
    .orderBy('last_day', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return {
    from: covered.from,
    to: covered.to,
    paid,
    returned,
    statement: statement.toString(),
    difference: difference.toString(),
    debits,
    credits,
    fees,
    explained,
    open: kinds.reduce((sum, { open }) => sum + open, 0),
    float: newest?.closing ? decimal(newest.closing).toString() : null,
    floatDay: newest?.last_day ?? null,
  };
}

/** Differences of the rupees that no open entry explains, one line for each; empty before the first import. */
export async function bankFaults(db: Kysely<Database>): Promise<string[]> {
  const { difference } = await rupeeBooks(db);
  if (difference === null) return [];
  const named = (await kindSums(db)).reduce((sum, kind) => sum.plus(kind.difference), decimal(0));
  if (named.eq(difference)) return [];
  return [`rupees: books and bank differ by ${difference}, and the open entries explain ${named.toString()}`];
}
