import { isBlank, normaliseAddress, userActions } from '@sarraf/domain';
import { sql, type Kysely, type Transaction } from 'kysely';
import { record } from '../audit/audit.ts';
import type { Database } from '../db/schema.ts';
import { conflict } from './refusal.ts';
import { readSearch } from '../db/search-patterns.ts';
import { isSold } from '../db/is-sold.ts';
import { fieldError, notFound } from '../http-error.ts';
import { lockUser } from '../people/users.ts';
import { deleteSecondFactor } from '../second-factor/second-factor.ts';
import type { Services } from '../services.ts';

const PAGE_SIZE = 20;
const TRON_IN_ANY_CASE = /^t[1-9a-z]{33}$/i;

/** Ids of the users that a search finds: by mobile number, name, e-mail, id, order, address or transaction hash. */
function usersFound(db: Kysely<Database>, search: string) {
  const { name, text, orderId, mobiles, account, address, hash } = readSearch(search);
  const people = db
    .selectFrom('users')
    .select('id')
    .where((where) =>
      where.or([
        where('id', '=', orderId),
        where('name', '~*', name),
        where('email', 'ilike', text),
        ...mobiles.map((mobile) => where('mobile', 'like', mobile)),
      ]),
    );
  const byOrder = db.selectFrom('orders').select('user_id as id').where('id', '=', orderId);
  const byWithdrawal = db.selectFrom('withdrawals').select('user_id as id').where('id', '=', orderId);
  const all = people.union(byOrder).union(byWithdrawal);
  if (account !== null) {
    return all
      .union(db.selectFrom('orders').select('user_id as id').where('account', '=', account).where('type', '=', 'sell'))
      .union(db.selectFrom('withdrawals').select('user_id as id').where('account', '=', account))
      .union(
        // Sellers who received a deposit from this address.
        db
          .selectFrom('deposits')
          .innerJoin('orders', 'orders.id', 'deposits.order_id')
          .select('orders.user_id as id')
          .where(sql<string>`lower(deposits.from_address)`, '=', normaliseAddress(search).toLowerCase()),
      );
  }
  if (address !== null && TRON_IN_ANY_CASE.test(normaliseAddress(search))) {
    // TRON addresses are case-sensitive, but a copied one may have lost its case.
    const lowered = normaliseAddress(search).toLowerCase();
    return all
      .union(
        db
          .selectFrom('orders')
          .select('user_id as id')
          .where(sql`lower(address)`, '=', lowered),
      )
      .union(
        db
          .selectFrom('withdrawals')
          .select('user_id as id')
          .where(sql`lower(address)`, '=', lowered),
      );
  }
  if (hash === null) return all;
  return all
    .union(
      db
        .selectFrom('deposits')
        .innerJoin('orders', 'orders.id', 'deposits.order_id')
        .select('orders.user_id as id')
        .where('deposits.hash', 'in', [hash, `0x${hash}`]),
    )
    .union(
      db
        .selectFrom('withdrawals')
        .innerJoin('reported_transactions', 'reported_transactions.id', 'withdrawals.transfer_id')
        .select('withdrawals.user_id as id')
        .where(sql<string>`right(reported_transactions.hash, 64)`, '=', hash),
    )
    .union(
      // Users whose transfer was refunded.
      db
        .selectFrom('exceptions')
        .innerJoin('reported_transactions', 'reported_transactions.id', 'exceptions.refund_id')
        .select('exceptions.user_id as id')
        .where('exceptions.user_id', 'is not', null)
        .where(sql<string>`right(reported_transactions.hash, 64)`, '=', hash)
        .$narrowType<{ id: string }>(),
    );
}

const viewsOf = (db: Kysely<Database>) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'mobile', 'is_admin', 'is_verified', 'is_kyc_verified', 'blocked_at', 'blocked_reason'])
    .select([
      sql<string>`trim_scale(wallet_balance)::text`.as('balance'),
      sql<number>`(select count(*)::int from orders where user_id = users.id and type = 'sell')`.as('orders'),
      sql<string>`(select trim_scale(coalesce(sum(sold_amount), 0))::text from orders
        where user_id = users.id and ${isSold})`.as('sold'),
      sql<boolean>`exists (select from passkeys where user_id = users.id)`.as('has_passkey'),
      sql<{ at: string; by: string; text: string }[]>`(select coalesce(jsonb_agg(
          jsonb_build_object('at', at, 'by', by_name, 'text', text) order by id desc), '[]')
        from user_notes where user_id = users.id)`.as('notes'),
    ]);

type AdminUserView = Awaited<ReturnType<ReturnType<typeof viewsOf>['execute']>>[number];

/** Administrator who looks at users, and whether the server requires the second factor. */
interface Viewer {
  id: string;
  needsFactor: boolean;
}

const viewerOf = ({ config }: Pick<Services, 'config'>, id: string): Viewer => ({
  id,
  needsFactor: config.adminSecondFactor === 'required',
});

/** User as the desk sees them. */
const adminUserReply = (row: AdminUserView, viewer: Viewer) => ({
  _id: row.id,
  name: row.name,
  mobile: row.mobile,
  isVerified: row.is_verified,
  isKycVerified: row.is_kyc_verified,
  blocked: row.blocked_at && { at: row.blocked_at.toISOString(), reason: row.blocked_reason ?? '' },
  walletBalance: row.balance,
  orders: row.orders,
  soldUsdt: row.sold,
  notes: row.notes.map(({ at, by, text }) => ({ at: new Date(at).toISOString(), by, text })),
  isAdmin: row.is_admin,
  secondFactor: row.is_admin && viewer.needsFactor ? (row.has_passkey ? 'enrolled' : 'missing') : null,
  nextActions: userActions({
    isAdmin: row.is_admin,
    isBlocked: row.blocked_at !== null,
    isSelf: row.id === viewer.id,
    hasSecondFactor: row.has_passkey && viewer.needsFactor,
  }),
});

/** Page of users, newest first. */
export async function adminUserPage(
  services: Services,
  viewer: string,
  { search = '', page }: { search?: string | undefined; page: number },
) {
  const { db } = services;
  const chosen = db
    .selectFrom('users')
    .$if(!isBlank(search), (query) => query.where('users.id', 'in', usersFound(db, search)));
  const { total } = await chosen.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const ids = chosen
    .select('users.id')
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const rows = await viewsOf(db)
    .where('users.id', 'in', ids)
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .execute();
  return { data: rows.map((row) => adminUserReply(row, viewerOf(services, viewer))), total: Number(total) };
}

/** Action of an administrator on a user. */
export type UserDecision =
  | { action: 'block'; reason: string }
  | { action: 'unblock'; reason: string | undefined }
  | { action: 'note'; text: string }
  | { action: 'reset-second-factor'; reason: string };

const AUDITED = {
  block: 'user_block',
  unblock: 'user_unblock',
  note: 'user_note',
  'reset-second-factor': 'user_reset_second_factor',
} as const;

/** Blocks or unblocks a user, adds a note about them, or resets the second factor of another administrator. Open orders are not affected. */
export const decideUser = (services: Services, by: string, id: string, decision: UserDecision) =>
  services.db.transaction().execute((trx) => decideUserIn(trx, services, by, id, decision));

/** {@link decideUser}, in the caller's transaction. */
export async function decideUserIn(
  trx: Transaction<Database>,
  services: Pick<Services, 'clock' | 'config'>,
  by: string,
  id: string,
  decision: UserDecision,
) {
  if (decision.action === 'note' && isBlank(decision.text)) throw fieldError('text', ({ desk }) => desk.fields.text);
  await lockUser(trx, id);
  const view = async () => viewsOf(trx).where('id', '=', id).executeTakeFirst();
  const row = await view();
  if (!row) throw notFound();
  const viewer = viewerOf(services, by);
  const before = adminUserReply(row, viewer);
  if (!before.nextActions.includes(decision.action)) {
    throw conflict(
      ({ desk, secondFactor }) => {
        if (decision.action === 'reset-second-factor')
          return id === by ? secondFactor.notYourOwn : secondFactor.nothingToReset;
        if (decision.action === 'unblock') return desk.notBlocked;
        return row.blocked_at ? desk.blockedAlready : desk.noAdmin;
      },
      row.blocked_at ? 'blocked' : 'active',
      before,
    );
  }
  const now = services.clock.now();
  if (decision.action === 'note') {
    const name = sql<string>`(select coalesce(name, mobile) from users where id = ${by})`;
    const note = { user_id: id, at: now, by_user: by, by_name: name, text: decision.text.trim() };
    await trx.insertInto('user_notes').values(note).execute();
  } else if (decision.action === 'reset-second-factor') {
    await deleteSecondFactor(trx, id, now);
  } else {
    const isBlocked = decision.action === 'block';
    await trx
      .updateTable('users')
      .set({ blocked_at: isBlocked ? now : null, blocked_reason: isBlocked ? decision.reason : null })
      .where('id', '=', id)
      .execute();
  }
  const reason = decision.action === 'note' ? decision.text.trim() : decision.reason;
  await record(trx, by, { action: AUDITED[decision.action], reason, subject: id }, now);
  const after = await view();
  if (!after) throw notFound();
  return adminUserReply(after, viewer);
}
