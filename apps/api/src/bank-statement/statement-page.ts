import { mask, type StatementLineKind } from '@sarraf/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { coverage } from './coverage.ts';
import { ourPayments, ourReturns } from './our-payments.ts';

const MAX_STATEMENTS = 20;

/** Kind of an entry: of a line, or `missing`. */
export type EntryKind = StatementLineKind | 'missing';

/** Filter of entries. */
export interface EntryFilter {
  kind?: EntryKind | undefined;
  open?: boolean | undefined;
  /** Id of the entry after which the page begins. */
  before?: string | undefined;
  limit: number;
}

/**
 * Lines and missing payments as entries. `effect` is what an entry adds to paid minus returned minus statement while it is open: what our books
 * have and the bank does not is positive. `difference` is 0 for a matched line, a fee and an explained entry. An explanation counts for the
 * kind that it was given for.
 */
const entries = sql`
  select entry.*, explanation.reason, explanation.at as explained_at, explanation.user_id as explained_by,
    needs and explanation.reason is null as open,
    case when needs and explanation.reason is null then effect else 0 end as difference
  from (
    select 'line-' || id as id, kind, kind not in ('matched', 'fee') as needs, day, id as position, direction, amount,
      case direction when 'credit' then amount else -amount end as effect,
      reference, description, account, balance, line, statement_id, way, payment_id, order_id
    from bank_statement_lines
    union all
    select payment_id, 'missing', true, day, 0, direction, amount,
      case direction when 'debit' then amount else -amount end,
      null, null, null, null, null, null, null, payment_id, order_id
    from bank_statement_missing
  ) as entry
  left join lateral (
    select reason, at, user_id from bank_statement_explanations as explained
    where needs and entry_id = entry.id and coalesce(explained.kind, entry.kind) = entry.kind
    order by explained.id desc limit 1
  ) as explanation on true`;

/** Counts and sums of one kind; amounts as decimal text. */
export interface KindSums {
  kind: EntryKind;
  count: number;
  open: number;
  amount: string;
  difference: string;
}

/** Counts and sums of every kind that has entries. */
export async function kindSums(db: Kysely<Database>): Promise<KindSums[]> {
  const { rows } = await sql<KindSums>`
    select kind, count(*)::int as count, (count(*) filter (where open))::int as open,
      trim_scale(sum(amount))::text as amount, trim_scale(sum(difference))::text as difference
    from (${entries}) as entries group by kind
    order by array_position(array['missing', 'twice', 'unknown-debit', 'unknown-credit', 'fee', 'matched'], kind)`.execute(
    db,
  );
  return rows;
}

/** What the explained entries add to the bank's side: debits minus credits; a missing payment counts negative. */
export async function explainedSum(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ sum: string }>`
    select trim_scale(coalesce(-sum(effect), 0))::text as sum from (${entries}) as entries where reason is not null`.execute(
    db,
  );
  return rows[0]?.sum ?? '0';
}

interface EntryRow {
  id: string;
  kind: EntryKind;
  open: boolean;
  day: string;
  direction: 'debit' | 'credit';
  amount: string;
  difference: string;
  reference: string | null;
  description: string | null;
  account: string | null;
  balance: string | null;
  line: number | null;
  statement_id: number | null;
  way: string | null;
  payment_id: string | null;
  order_id: string | null;
  reason: string | null;
  explained_at: Date | null;
  explained_by: string | null;
}

interface PaymentRow {
  id: string;
  order_id: string;
  amount: string;
  utr: string | null;
  at: Date;
  name: string | null;
  account: string | null;
}

/** Payments and returns of entries, by id. */
async function paymentsOf(db: Kysely<Database>, rows: readonly EntryRow[]): Promise<Map<string, PaymentRow>> {
  const orderIds = [...new Set(rows.flatMap(({ order_id: id }) => id ?? []))];
  if (orderIds.length === 0) return new Map();
  const found = await sql<PaymentRow>`
    select ours.id, ours.order_id, trim_scale(ours.amount)::text as amount, ours.utr, ours.at, banks.name,
      coalesce(banks.account_number, banks.iban, banks.phone_number, banks.nayapay_id) as account
    from (
      select id, order_id, amount, utr, at from (${ourPayments}) as payments
      union all select id, order_id, amount, utr, at from (${ourReturns}) as returns
    ) as ours
    join orders on orders.id = ours.order_id left join banks on banks.id = orders.bank_account_id
    where ours.order_id = any(${orderIds}::text[])`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}

/** Names of administrators by id. */
async function namesOf(db: Kysely<Database>, ids: readonly (string | null)[]): Promise<Map<string, string | null>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', wanted).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function replyOf(db: Kysely<Database>, rows: readonly EntryRow[]) {
  const payments = await paymentsOf(db, rows);
  const names = await namesOf(
    db,
    rows.map((row) => row.explained_by),
  );
  return rows.map((row) => {
    const payment = payments.get(row.payment_id ?? '');
    return {
      _id: row.id,
      kind: row.kind,
      open: row.open,
      day: row.day,
      direction: row.direction,
      amount: row.amount,
      difference: row.difference,
      reference: row.reference,
      description: row.description,
      account: row.account,
      balance: row.balance,
      line: row.line,
      statementId: row.statement_id === null ? null : String(row.statement_id),
      way: row.way,
      payment: payment
        ? {
            orderId: payment.order_id,
            amount: payment.amount,
            utr: payment.utr,
            at: payment.at.toISOString(),
            name: payment.name,
            account: payment.account === null ? null : mask(payment.account),
          }
        : null,
      explained:
        row.reason === null || row.explained_at === null
          ? null
          : {
              reason: row.reason,
              at: row.explained_at.toISOString(),
              by:
                row.explained_by === null ? null : { _id: row.explained_by, name: names.get(row.explained_by) ?? null },
            },
    };
  });
}

const columns = sql`id, kind, open, day, direction, trim_scale(amount)::text as amount, trim_scale(difference)::text as difference,
  reference, description, account, trim_scale(balance)::text as balance, line, statement_id, way, payment_id, order_id, reason,
  explained_at, explained_by`;

/** Entries by id as the contract shows them, in any order. */
export async function entriesById(db: Kysely<Database>, ids: readonly string[]) {
  const { rows } = await sql<EntryRow>`
    select ${columns} from (${entries}) as entries where id = any(${[...ids]}::text[])`.execute(db);
  return replyOf(db, rows);
}

/** Page of entries, newest day first. An unknown `before` gives the first page. */
async function entryPage(db: Kysely<Database>, { kind, open, before, limit }: EntryFilter) {
  const last = before === undefined ? undefined : await positionOf(db, before);
  const { rows } = await sql<EntryRow>`
    select ${columns} from (${entries}) as entries
    where ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
      and ${open === undefined ? sql`true` : sql`open = ${open}`}
      and ${last ? sql`(day, position, id) < (${last.day}, ${last.position}, ${last.id})` : sql`true`}
    order by day desc, position desc, entries.id desc limit ${limit}`.execute(db);
  return replyOf(db, rows);
}

async function positionOf(db: Kysely<Database>, id: string) {
  const { rows } = await sql<{ day: string; position: number; id: string }>`
    select day, position, id from (${entries}) as entries where id = ${id}`.execute(db);
  return rows[0];
}

/** Covered days as the contract shows them. */
async function coveredDays(db: Kysely<Database>) {
  const covered = await coverage(db);
  if (covered === null) return null;
  const { periods: _, ...days } = covered;
  return days;
}

async function newestStatements(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('bank_statements')
    .innerJoin('users', 'users.id', 'bank_statements.user_id')
    .selectAll('bank_statements')
    .select('users.name')
    .orderBy('bank_statements.id', 'desc')
    .limit(MAX_STATEMENTS)
    .execute();
  return rows.map((row) => ({
    _id: String(row.id),
    importedAt: row.imported_at.toISOString(),
    by: { _id: row.user_id, name: row.name },
    from: row.first_day,
    to: row.last_day,
    lines: row.lines,
    added: row.added,
    opening: row.opening,
    closing: row.closing,
  }));
}

/** Reply of `getBankStatement`: a page of entries, and the counts, days and imports of all statements. */
export const statementPage = async (db: Kysely<Database>, filter: EntryFilter) => ({
  data: await entryPage(db, filter),
  kinds: await kindSums(db),
  coverage: await coveredDays(db),
  statements: await newestStatements(db),
});
