import { decimal } from '@sarraf/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { entriesById } from '../bank-statement/statement-page.ts';
import { exceptionAmounts } from './exception-page.ts';

/** Subject of an administrator's action: the record, its amount and its user. */
export interface AuditAbout {
  type: 'payout' | 'exception' | 'withdrawal' | 'user' | 'sweep' | 'bank-statement' | 'report';
  id: string;
  orderId?: string | null;
  amount?: string | null;
  unit?: string | null;
  person?: { _id: string; name: string; mobile: string } | null;
}

interface Person {
  user_id: string | null;
  name: string | null;
  mobile: string | null;
}
const personOf = ({ user_id: id, name, mobile }: Person): AuditAbout['person'] =>
  id === null ? null : { _id: id, name: name ?? '', mobile: mobile ?? '' };

/** Subjects by id. */
type Found = Map<string, Omit<AuditAbout, 'type' | 'id'>>;

/** Reads the current records of each type. */
const FINDERS: Record<AuditAbout['type'], (db: Kysely<Database>, ids: string[]) => Promise<Found>> = {
  payout: async (db, ids) => {
    const rows = await db
      .selectFrom('payouts')
      .innerJoin('orders', 'orders.id', 'payouts.order_id')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .select(['payouts.order_id', 'payouts.amount', 'orders.user_id', 'users.name', 'users.mobile'])
      .where('payouts.order_id', 'in', ids)
      .execute();
    return new Map(
      rows.map((row) => [
        row.order_id,
        { orderId: row.order_id, amount: row.amount, unit: 'PKR', person: personOf(row) },
      ]),
    );
  },
  exception: async (db, ids) => {
    const rows = await exceptionAmounts(db, ids);
    return new Map(
      rows.map((row) => [
        row.id,
        {
          orderId: row.order_id,
          amount: row.rupees ?? row.amount,
          unit: row.rupees === null ? (row.token ?? 'USDT') : 'PKR',
          person: personOf(row),
        },
      ]),
    );
  },
  withdrawal: async (db, ids) => {
    const rows = await db
      .selectFrom('withdrawals')
      .innerJoin('users', 'users.id', 'withdrawals.user_id')
      .select(['withdrawals.id', 'withdrawals.amount', 'withdrawals.user_id', 'users.name', 'users.mobile'])
      .where('withdrawals.id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.id, { amount: row.amount, unit: 'USDT', person: personOf(row) }]));
  },
  user: async (db, ids) => {
    const rows = await db
      .selectFrom('users')
      .select(['id as user_id', 'name', 'mobile'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.user_id, { person: personOf(row) }]));
  },
  // Of a statement its debits and credits together say nothing; of an entry its amount does.
  'bank-statement': async (db, ids) => {
    const entries = await entriesById(db, ids);
    return new Map(
      entries.map(({ _id, amount, payment }) => [_id, { orderId: payment?.orderId ?? null, amount, unit: 'PKR' }]),
    );
  },
  report: async () => new Map(),
  sweep: async (db, ids) => {
    const numbers = ids.map(Number).filter(Number.isSafeInteger);
    if (numbers.length === 0) return new Map();
    const rows = await db
      .selectFrom('reported_transactions')
      .select(['id', 'amount'])
      .where('id', 'in', numbers)
      .execute();
    return new Map(rows.map((row) => [String(row.id), { amount: row.amount, unit: 'USDT' }]));
  },
};

const isType = (word: string): word is AuditAbout['type'] => Object.hasOwn(FINDERS, word);
const TYPES = Object.keys(FINDERS).filter(isType);

/** Type of an action's subject, by the action's name: `payout_claim`, `user_block`, `sweep`. */
const typeOf = (action: string): AuditAbout['type'] | undefined =>
  TYPES.find((type) => action === type || action.replace('bank_', 'bank-').startsWith(`${type}_`));

/** Subjects of rows of the audit log, by row id. One query for each type, however many rows have it. */
export async function aboutOf(
  db: Kysely<Database>,
  rows: readonly { id: number; action: string; subject: string | null; order_id: string | null }[],
): Promise<Map<number, AuditAbout>> {
  const named = rows.flatMap(({ id, action, subject, order_id: orderId }) => {
    const type = typeOf(action);
    const of = subject ?? orderId;
    return type && of !== null ? [{ id, type, of }] : [];
  });
  const about = new Map<number, AuditAbout>();
  for (const [type, each] of Map.groupBy(named, (row) => row.type)) {
    const found = await FINDERS[type](db, [...new Set(each.map(({ of }) => of))]);
    for (const { id, of } of each) {
      const { amount, ...rest } = found.get(of) ?? {};
      about.set(id, { type, id: of, ...rest, ...(amount ? { amount: decimal(amount).toString() } : {}) });
    }
  }
  return about;
}
