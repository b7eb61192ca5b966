import {
  comparableReference,
  dayAfter,
  decimal,
  karachiDay,
  matchStatement,
  referencesIn,
  startOfDay,
  type LineMatch,
  type PaymentToMatch,
  type StatementCoverage,
} from '@sarraf/domain';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { readSettings } from '../settings/settings.ts';
import { coverage, isCovered } from './coverage.ts';
import { karachiDayOf, ourPayments, ourReturns } from './our-payments.ts';

/** How long after a payment its line is still looked for, and how long a match by amount may still change. */
const LOOK_BACK_DAYS = 40;
/** A matching without news is repeated after this time: rows of concurrent transactions may become visible later than newer ones. */
const REPEAT_MS = 600_000;

const amountText = (amount: string): string => decimal(amount).toString();

/** A payment or return with what the matching and the list of missing ones need. */
interface ToMatch extends PaymentToMatch {
  orderId: string;
  utr: string;
  /** It has no line for good, and the bank must have booked it by now. */
  isDue: boolean;
}

/** Account numbers and ids of the seller of an order, also of accounts that were changed later. */
const accountsOf = (orderId: ReturnType<typeof sql.ref>) => sql<string[]>`(select coalesce(json_agg(part), '[]')
  from orders join banks on banks.user_id = orders.user_id,
    unnest(array[account_number, phone_number, iban, nayapay_id]) as part
  where orders.id = ${orderId} and part is not null)`;

interface UnsettledRow {
  id: string;
  order_id: string;
  amount: string;
  utr: string | null;
  reference: string | null;
  day: string;
  /** Day of the payment, of a return only. */
  first_day: string | null;
  due: boolean;
  settled: boolean;
  accounts: string[];
}

/** Condition on lines: the match is final, by UTR or by an amount before this day. */
const isFinal = (finalBefore: string) =>
  sql<boolean>`(kind = 'matched' and (way = 'utr' or bank_statement_lines.day < ${finalBefore}))`;

/**
 * Payments since {@link LOOK_BACK_DAYS} before the first covered day, and all returns, that no line has for good. Also payments that have one by their amount if an open debit of nearly the
 * same day has that amount too: it may be a second one for them.
 */
async function paymentsToMatch(
  trx: Transaction<Database>,
  covered: StatementCoverage,
  finalBefore: string,
): Promise<ToMatch[]> {
  const since = dayAfter(covered.from, -LOOK_BACK_DAYS);
  const isSettled = sql<boolean>`exists (select 1 from bank_statement_lines where payment_id = ours.id and ${isFinal(finalBefore)})`;
  const mayBeTwice = sql<boolean>`ours.id in (
    select matched.payment_id from bank_statement_lines as matched join bank_statement_lines as open
      on open.way is null and open.direction = 'debit' and open.amount = matched.amount
        and open.day::date between matched.day::date - 2 and matched.day::date + 2
    where matched.way = 'amount' and matched.direction = 'debit' and matched.day < ${finalBefore})`;
  const at = sql.ref('ours.at');
  const isDue = isCovered(covered, at);
  const payments = await sql<UnsettledRow>`
    select id, order_id, amount::text, utr, null as reference, ${karachiDayOf(at)} as day, ${isDue} as due,
      null as first_day, ${isSettled} as settled,
      ${accountsOf(sql.ref('ours.order_id'))} as accounts
    from (${ourPayments}) as ours where ours.at >= ${startOfDay(since)} and (not ${isSettled} or ${mayBeTwice})`.execute(
    trx,
  );
  const returns = await sql<UnsettledRow>`
    select id, order_id, amount::text, utr, reference, ${karachiDayOf(at)} as day, available and ${isDue} as due,
      ${karachiDayOf(sql.ref('first.at'))} as first_day, false as settled, ${accountsOf(sql.ref('ours.order_id'))} as accounts
    from (${ourReturns}) as ours, lateral (select coalesce(ours.paid_at, ours.at) as at) as first
    where not ${isSettled}`.execute(trx);
  const toMatch = (row: UnsettledRow, direction: 'debit' | 'credit'): ToMatch => ({
    key: row.id,
    orderId: row.order_id,
    direction,
    amount: amountText(row.amount),
    references: [row.utr, row.reference].filter((one) => one !== null),
    utr: comparableReference(row.utr ?? ''),
    accounts: row.accounts,
    day: row.day,
    firstDay: row.first_day ?? dayAfter(row.day, -1),
    lastDay: dayAfter(row.day),
    isDue: row.due && !row.settled,
    isSettled: row.settled,
  });
  return [...payments.rows.map((row) => toMatch(row, 'debit')), ...returns.rows.map((row) => toMatch(row, 'credit'))];
}

/** Lines whose match is not final. */
const openLines = (trx: Transaction<Database>, finalBefore: string) =>
  trx
    .selectFrom('bank_statement_lines')
    .select([
      'id',
      'day',
      'direction',
      'amount',
      'reference',
      'description',
      'account',
      'kind',
      'way',
      'payment_id',
      'order_id',
    ])
    .where(sql<boolean>`way is distinct from 'utr'`)
    .where(sql<boolean>`not ${isFinal(finalBefore)}`)
    .orderBy('day')
    .orderBy('id')
    .execute();
type Line = Awaited<ReturnType<typeof openLines>>[number];

/** Payments that have a line for good and that one of the lines names. */
async function settledNamedBy(trx: Transaction<Database>, lines: readonly Line[], finalBefore: string) {
  const named = new Set(
    lines.flatMap(({ reference, description }) => [...referencesIn(`${reference} ${description}`)]),
  );
  const rows = await trx
    .selectFrom('bank_statement_lines')
    .select(['payment_id', 'order_id', 'amount', 'utr'])
    .where('kind', '=', 'matched')
    .where(isFinal(finalBefore))
    .where('direction', '=', 'debit')
    .where(sql<boolean>`utr = any(${[...named]}::text[])`)
    .execute();
  return rows.flatMap(({ payment_id: key, order_id: orderId, amount, utr }) =>
    key === null || orderId === null || utr === null
      ? []
      : [
          {
            key,
            orderId,
            utr,
            direction: 'debit' as const,
            amount: amountText(amount),
            references: [utr],
            accounts: [],
            day: '',
            firstDay: '',
            lastDay: '',
            isSettled: true,
          },
        ],
  );
}

/** Stores the results that differ from the stored ones. */
async function storeMatches(
  trx: Transaction<Database>,
  lines: readonly Line[],
  matches: readonly LineMatch[],
  payments: ReadonlyMap<string, { orderId: string; utr: string }>,
): Promise<void> {
  const before = new Map(lines.map((line) => [String(line.id), line]));
  const changed = matches.flatMap(({ id, kind, way, key }) => {
    const line = before.get(id);
    if (line?.kind === kind && line.way === way && line.payment_id === key) return [];
    const payment = key === null ? undefined : payments.get(key);
    return [
      { id: Number(id), kind, way, payment_id: key, order_id: payment?.orderId ?? null, utr: payment?.utr || null },
    ];
  });
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  // Two steps: a payment may move from one line to another, and has at most one at every moment.
  await sql`update bank_statement_lines set kind = 'unknown-' || direction, way = null, payment_id = null, order_id = null, utr = null
    where id = any(${ids}::bigint[]) and kind = 'matched'`.execute(trx);
  await sql`update bank_statement_lines as lines
    set kind = new.kind, way = new.way, payment_id = new.payment_id, order_id = new.order_id, utr = new.utr
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as new (id bigint, kind text, way text, payment_id text, order_id text, utr text)
    where lines.id = new.id`.execute(trx);
}

/** Stores which payments and returns are missing. */
async function storeMissing(trx: Transaction<Database>, missing: readonly ToMatch[]): Promise<void> {
  const rows = missing.map(({ key, orderId, day, direction, amount }) => ({
    payment_id: key,
    order_id: orderId,
    day,
    direction,
    amount,
  }));
  await sql`delete from bank_statement_missing where payment_id <> all(${rows.map((row) => row.payment_id)}::text[])`.execute(
    trx,
  );
  await sql`insert into bank_statement_missing (payment_id, order_id, day, direction, amount)
    select payment_id, order_id, day, direction, amount
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new (payment_id text, order_id text, day text, direction text, amount numeric)
    on conflict (payment_id) do nothing`.execute(trx);
}

/** Locks the matching, so that two of them, or two imports, wait for each other. */
export const lockMatching = (trx: Transaction<Database>) =>
  trx
    .selectFrom('bank_statement_matching')
    .select(['last_attempt', 'matched_at'])
    .forUpdate()
    .executeTakeFirstOrThrow();

const newestAttempt = async (db: Kysely<Database>): Promise<number> => {
  const row = await db
    .selectFrom('payout_attempts')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return Number(row?.id ?? 0);
};

/**
 * Matches all lines without a final match with the payments and returns of our books, and works out what is missing. Call it with the matching
 * locked. A match by UTR is final, one by amount after {@link LOOK_BACK_DAYS}; everything else is worked out again each time.
 */
export async function matchLines(trx: Transaction<Database>, now: Date): Promise<void> {
  const lastAttempt = await newestAttempt(trx);
  const covered = await coverage(trx);
  const finalBefore = dayAfter(karachiDay(now), -LOOK_BACK_DAYS);
  const lines = await openLines(trx, finalBefore);
  const payments = covered ? await paymentsToMatch(trx, covered, finalBefore) : [];
  const settled = await settledNamedBy(trx, lines, finalBefore);
  const columns = (await readSettings(trx)).statement_columns;
  const matches = matchStatement(
    lines.map((line) => ({ ...line, id: String(line.id), amount: amountText(line.amount) })),
    [...payments, ...settled],
    columns?.feeWords ?? [],
  );
  const known = new Map([...payments, ...settled].map((payment) => [payment.key, payment]));
  await storeMatches(trx, lines, matches, known);
  const matched = new Set(matches.flatMap(({ kind, key }) => (kind === 'matched' ? [key] : [])));
  await storeMissing(
    trx,
    payments.filter(({ key, isDue }) => isDue && !matched.has(key)),
  );
  await trx.updateTable('bank_statement_matching').set({ last_attempt: lastAttempt, matched_at: now }).execute();
}

/** Matches again if a payment or return may have been recorded since the latest matching. Nothing happens before the first import. */
export async function matchIfStale(db: Kysely<Database>, now: Date): Promise<void> {
  const state = await db
    .selectFrom('bank_statement_matching')
    .select(['last_attempt', 'matched_at'])
    .executeTakeFirstOrThrow();
  const isFresh =
    state.matched_at.getTime() > now.getTime() - REPEAT_MS && Number(state.last_attempt) >= (await newestAttempt(db));
  if (isFresh) return;
  const { count } = await db
    .selectFrom('bank_statements')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return;
  await db.transaction().execute(async (trx) => {
    await lockMatching(trx);
    await matchLines(trx, now);
  });
}

/** Day of Karachi from which on a line lies in the future and its date was read wrongly. */
export const firstFutureDay = (now: Date): string => dayAfter(karachiDay(now), 2);
