import { sql, type Kysely } from 'kysely';
import type { WithdrawalsTable } from '../db/desk-tables.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { nextActionsOf } from './next-actions.ts';
import { isLostAt } from './unspendable.ts';

const PAGE_SIZE = 20;

const viewsOf = (db: Kysely<Database>) =>
  db
    .selectFrom('withdrawals')
    .innerJoin('users', 'users.id', 'withdrawals.user_id')
    .leftJoin('users as claimers', 'claimers.id', 'withdrawals.claimed_by')
    .leftJoin('users as askers', 'askers.id', 'withdrawals.approval_by')
    .leftJoin('reported_transactions as sent', 'sent.id', 'withdrawals.transfer_id')
    .selectAll('withdrawals')
    .select(sql<string>`trim_scale(withdrawals.amount)::text`.as('exact'))
    .select(['users.name', 'users.claimed_name', 'users.mobile', 'claimers.name as claimer', 'askers.name as asker'])
    .select(['sent.hash as hash', 'sent.confirmed_at as confirmed_at']);

/** Withdrawal with everything that its reply needs. */
export type WithdrawalView = Awaited<ReturnType<ReturnType<typeof viewsOf>['execute']>>[number];

/** Withdrawal by id. */
export const withdrawalById = (db: Kysely<Database>, id: string): Promise<WithdrawalView | undefined> =>
  viewsOf(db).where('withdrawals.id', '=', id).executeTakeFirst();

/** Withdrawal as its owner sees it. */
export const ownReply = (row: WithdrawalView) => ({
  _id: row.id,
  status: row.status,
  network: row.network_id,
  address: row.address,
  amount: row.exact,
  createdAt: row.created_at.toISOString(),
  // A withdrawal that awaits approval was not sent yet.
  hash: row.status === 'paid' ? row.hash : null,
  confirmed: row.status === 'paid' ? row.confirmed_at !== null : null,
  reason: row.reason,
});

/** Withdrawal as an administrator sees it. */
export function withdrawalReply(row: WithdrawalView, caller: string, { screening, clock, config }: Services) {
  const isOpen = row.finished_at === null;
  const isScreened = isOpen && screening.matches(row.address, row.name, row.claimed_name);
  const mine = row.claimed_by === caller;
  const approval = row.approval_by === null ? null : { mine: row.approval_by === caller };
  const claim = row.claimed_at && { mine, ageMs: clock.now().getTime() - row.claimed_at.getTime() };
  return {
    ...ownReply(row),
    hash: row.hash,
    confirmed: row.hash === null ? null : row.confirmed_at !== null,
    user: { _id: row.user_id, name: row.name ?? '', mobile: row.mobile },
    claim:
      row.claimed_by !== null && row.claimed_at !== null
        ? {
            by: { _id: row.claimed_by, name: row.claimer },
            at: row.claimed_at.toISOString(),
            mine,
          }
        : null,
    approval:
      row.approval_by !== null && row.approval_at !== null
        ? { by: { _id: row.approval_by, name: row.asker }, at: row.approval_at.toISOString(), action: 'paid' }
        : null,
    screened: isScreened,
    unspendable: isLostAt(config, row.account),
    nextActions: nextActionsOf({ status: row.status, claim, isScreened, approval }),
  };
}

/** Newest withdrawals of a user. */
export const withdrawalsOf = async (db: Kysely<Database>, userId: string, limit: number) =>
  (
    await viewsOf(db)
      .where('withdrawals.user_id', '=', userId)
      .orderBy('withdrawals.created_at', 'desc')
      .orderBy('withdrawals.id', 'desc')
      .limit(limit)
      .execute()
  ).map(ownReply);

/** Page of withdrawals for the desk, oldest first. */
export async function withdrawalPage(
  services: Services,
  caller: string,
  { status, page }: { status?: WithdrawalsTable['status'] | undefined; page: number },
) {
  const { db } = services;
  const { total } = await db
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'requested'))
    .executeTakeFirstOrThrow();
  const rows = await viewsOf(db)
    .$if(status !== undefined, (query) => query.where('withdrawals.status', '=', status ?? 'requested'))
    .orderBy('withdrawals.created_at')
    .orderBy('withdrawals.id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { data: rows.map((row) => withdrawalReply(row, caller, services)), total: Number(total) };
}
