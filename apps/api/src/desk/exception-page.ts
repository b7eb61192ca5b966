import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { ExceptionKind } from '../db/chain-tables.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { nextActionsOf } from './exception-actions.ts';

const PAGE_SIZE = 20;

/** Filter of exceptions. */
export interface ExceptionFilter {
  kind?: ExceptionKind | undefined;
  open?: boolean | undefined;
  /** From 1. */
  page: number;
}

/** Condition for the transfers of an exception: those it holds, or the one that vanished. */
const isOfException = sql<boolean>`(transfers.exception_id = exceptions.id or transfers.id = exceptions.deposit_id)
  and (transfers.stage <> 'dropped' or exceptions.kind = 'dropped' or exceptions.resolution = 'gone')`;

const transfersOf = ({ selectFrom }: ExpressionBuilder<Database, 'exceptions'>) =>
  selectFrom('deposits as transfers')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<string>`trim_scale(coalesce(sum(amount), 0))::text`.as('amount'),
      sql<string>`sum(units)::text`.as('units'),
      sql<boolean>`coalesce(bool_and(confirmed_at is not null), false)`.as('confirmed'),
      sql<string | null>`case when count(*) = 1 then min(hash) end`.as('hash'),
      sql<string | null>`case when count(*) = 1 then min(from_address) end`.as('from_address'),
      sql<number | null>`case when count(*) = 1 then min(log_index) end`.as('log_index'),
      sql<string | null>`case when count(*) = 1 then min(block_number)::text end`.as('block'),
      sql<Date | null>`max(transferred_at)`.as('transferred_at'),
    ])
    .where(isOfException)
    .as('transfers');

const viewsOf = (db: Kysely<Database>) =>
  db
    .selectFrom('exceptions')
    .innerJoinLateral(transfersOf, (join) => join.onTrue())
    .leftJoin('orders', 'orders.id', 'exceptions.order_id')
    .leftJoin('users', 'users.id', 'exceptions.user_id')
    .leftJoin('users as askers', 'askers.id', 'exceptions.approval_by')
    .leftJoin('reported_transactions as refunds', 'refunds.id', 'exceptions.refund_id')
    .selectAll('transfers')
    .selectAll('exceptions')
    .select(['orders.network_id as order_network', 'orders.status as order_status', 'users.name', 'users.mobile'])
    .select(['askers.name as asker', 'refunds.hash as refund_hash', 'refunds.confirmed_at as refund_confirmed_at']);

/** Exception with the sums of its transfers. */
export type ExceptionView = Awaited<ReturnType<ReturnType<typeof viewsOf>['execute']>>[number];

/** Exception by id. */
export const exceptionById = (db: Kysely<Database>, id: string): Promise<ExceptionView | undefined> =>
  viewsOf(db).where('exceptions.id', '=', id).executeTakeFirst();

/** Exceptions by ids, with their amounts and users. */
export const exceptionAmounts = (db: Kysely<Database>, ids: readonly string[]) =>
  viewsOf(db).where('exceptions.id', 'in', ids).execute();

/** Exception as the contract shows it to an administrator. */
export const exceptionReply = (row: ExceptionView, caller: string) => ({
  _id: row.id,
  kind: row.kind,
  open: row.closed_at === null,
  state: row.state,
  resolution: row.resolution,
  network: row.network_id,
  token: row.token,
  address: row.address,
  from: row.from_address,
  hash: row.hash,
  logIndex: row.log_index,
  block: row.block === null ? null : Number(row.block),
  units: row.units,
  amount: row.amount,
  count: row.count,
  rupees: row.rupees,
  utr: row.utr,
  confirmed: row.confirmed,
  transferredAt: row.transferred_at?.toISOString() ?? null,
  seenAt: row.opened_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  order:
    row.order_id !== null && row.order_network !== null && row.order_status !== null
      ? { _id: row.order_id, network: row.order_network, status: row.order_status }
      : null,
  user: row.user_id === null ? null : { _id: row.user_id, name: row.name ?? '', mobile: row.mobile ?? '' },
  note: row.note,
  approval:
    row.approval !== null && row.approval_by !== null && row.approval_at !== null
      ? {
          by: { _id: row.approval_by, name: row.asker },
          at: row.approval_at.toISOString(),
          action: row.approval,
        }
      : null,
  refundHash: row.refund_hash,
  refundConfirmed: row.refund_hash === null ? null : row.refund_confirmed_at !== null,
  nextActions: nextActionsOf({
    kind: row.kind,
    open: row.closed_at === null,
    confirmed: row.confirmed,
    hasOwner: row.user_id !== null,
    token: row.token,
    amount: row.amount,
    approval: row.approval && { mine: row.approval_by === caller, action: row.approval },
  }),
});

/** Page of exceptions, newest first, as the contract shows them. `open` counts all open exceptions except dust. */
export async function exceptionPage({ db }: Services, caller: string, { kind, open, page }: ExceptionFilter) {
  const chosen = db
    .selectFrom('exceptions')
    .select('id')
    .$if(kind !== undefined, (query) => query.where('exceptions.kind', '=', kind ?? 'dust'))
    .$if(open !== undefined, (query) => query.where('exceptions.closed_at', open ? 'is' : 'is not', null));
  const { total } = await db
    .selectFrom(chosen.as('chosen'))
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const { waiting } = await db
    .selectFrom('exceptions')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('closed_at', 'is', null)
    .where('kind', '<>', 'dust')
    .executeTakeFirstOrThrow();
  const ids = chosen
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const rows = await viewsOf(db)
    .where('exceptions.id', 'in', ids)
    .orderBy('exceptions.opened_at', 'desc')
    .orderBy('exceptions.id', 'desc')
    .execute();
  return { data: rows.map((row) => exceptionReply(row, caller)), open: Number(waiting), total: Number(total) };
}
