import { checkTitle, refusesOtherName } from '@sarraf/domain';
import { sql, type Transaction } from 'kysely';
import { hitLimit } from '../codes/rate-limit.ts';
import { newId } from '../db/new-id.ts';
import type { Database } from '../db/schema.ts';
import { fieldError, HttpError, notFound } from '../http-error.ts';
import type { MessageOf } from '../messages.ts';
import type { TitleAnswer } from '../providers/providers.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';
import { askTitle, copyTitle, storeTitle } from './account-title.ts';
import {
  banksOf,
  isSameAccount,
  numberField,
  titledBanks,
  type BankDetails,
  type BankRow,
  type OwnBank,
} from './banks.ts';
import { lockUser, type UserRow } from './users.ts';

const DAY_MS = 86_400_000;
/** Accounts that one user can have. */
const MAX_ACCOUNTS = 50;
/** New rows that one user may cause within a day: a changed account is a new row. */
const ROWS_PER_DAY = 50;

const tooMany: MessageOf = ({ bank }) => bank.tooMany({ limit: MAX_ACCOUNTS });

/** Details of an account as a user sends them, checked and in one spelling. */
export type NewAccount = Omit<BankDetails, 'id'>;

/**
 * Asks the bank for the title of an account, unless `title` is known, and refuses one that it does not know or, if the setting says so, that is
 * not in the user's verified name (product.md R52); a bank that does not answer then refuses a new account too, or a typed name would be
 * enough. Called before the transaction: a slow bank must not hold a lock. `known`: the same account as saved before.
 */
async function checkNewAccount(
  services: Services,
  user: UserRow,
  account: NewAccount,
  { known, title: knownTitle }: { known: OwnBank | undefined; title: string | null },
): Promise<TitleAnswer | undefined> {
  const { title_check: mode } = await readSettings(services.db);
  const name = refusesOtherName(mode) ? user.verified_name : null;
  const isRequired = name !== null && !known;
  const answer = knownTitle === null ? await askTitle(services, user.id, account, { isRequired }) : undefined;
  if (answer?.status === 'not-found' && !known) throw fieldError(numberField(account), ({ bank }) => bank.notFound);
  if (answer?.status === 'unclear' && isRequired) throw new HttpError(503, ({ bank }) => bank.noTitle);
  const title = answer?.status === 'found' ? answer.title : knownTitle;
  if (name !== null && checkTitle(title ?? account.name, name) === 'mismatch') {
    throw fieldError('name', ({ bank }) =>
      title === null ? bank.otherName({ name }) : bank.otherTitle({ title, name }),
    );
  }
  if (!known) {
    const limit = { key: `accounts:${user.id}`, limit: ROWS_PER_DAY, windowMs: DAY_MS };
    await hitLimit(services.db, limit, services.clock.now(), ({ bank }) => bank.tooManyChanges);
  }
  return answer;
}

/** Adds a payment account; one that the user has already is not added twice. Returns all accounts. */
export async function addAccount(services: Services, user: UserRow, account: NewAccount): Promise<OwnBank[]> {
  const { db, clock } = services;
  const saved = await banksOf(db, user.id);
  const known = saved.find((bank) => isSameAccount(bank, account));
  if (!known && saved.length >= MAX_ACCOUNTS) throw new HttpError(409, tooMany);
  const answer = await checkNewAccount(services, user, account, { known, title: known?.title ?? null });
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id);
    const own = await banksOf(trx, user.id);
    const same = own.find((bank) => isSameAccount(bank, account));
    if (!same && own.length >= MAX_ACCOUNTS) throw new HttpError(409, tooMany);
    const id = same?.id ?? newId(now);
    if (!same) {
      await trx
        .insertInto('banks')
        .values({ id, user_id: user.id, ...account, created_at: now })
        .execute();
    }
    if (answer?.status === 'found') await storeTitle(trx, id, answer, now);
    return banksOf(trx, user.id);
  });
}

/** A user's account, also a removed one. Throws 404 if they have no such account. */
async function ownRow(db: Services['db'], userId: string, id: string): Promise<OwnBank> {
  const row = await titledBanks(db, userId).where('banks.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Whether an earlier call has made this very change already. Throws 404 for an account that was removed or changed to something else. */
async function isChangedAlready(db: Services['db'], row: BankRow, account: NewAccount): Promise<boolean> {
  if (row.removed_at === null) return isSameAccount(row, account);
  const own = await banksOf(db, row.user_id);
  if (own.some((bank) => bank.id === row.replaced_by && isSameAccount(bank, account))) return true;
  throw notFound();
}

/**
 * Changes a payment account: a new row in the place of the old one, which orders keep. Where only the holder's name differs, the new one has the old one's title. If the user has the account already, the old one is
 * only removed. Returns all accounts.
 */
export async function changeAccount(
  services: Services,
  user: UserRow,
  id: string,
  account: NewAccount,
): Promise<OwnBank[]> {
  const { db, clock } = services;
  const row = await ownRow(db, user.id, id);
  if (await isChangedAlready(db, row, account)) return banksOf(db, user.id);
  const known = (await banksOf(db, user.id)).find((bank) => isSameAccount(bank, account));
  const isRenamed = isSameAccount(row, { ...account, name: row.name });
  const title = known?.title ?? (isRenamed ? row.title : null);
  const answer = await checkNewAccount(services, user, account, { known, title });
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id);
    const old = await ownRow(trx, user.id, id);
    if (await isChangedAlready(trx, old, account)) return banksOf(trx, user.id);
    const same = (await banksOf(trx, user.id)).find((bank) => isSameAccount(bank, account));
    const newer = same?.id ?? newId(now);
    const { created_at, default_at } = old;
    if (!same) {
      await trx
        .insertInto('banks')
        .values({ id: newer, user_id: user.id, ...account, created_at, default_at })
        .execute();
    }
    if (answer?.status === 'found') await storeTitle(trx, newer, answer, now);
    if (isRenamed) await copyTitle(trx, id, newer);
    await trx.updateTable('banks').set({ removed_at: now, replaced_by: newer }).where('id', '=', id).execute();
    if (same) {
      await trx
        .updateTable('banks')
        .set({ default_at: sql`greatest(default_at, ${default_at}::timestamptz)` })
        .where('id', '=', same.id)
        .execute();
    }
    return banksOf(trx, user.id);
  });
}

/** Newest order of a user that is still to be paid to an account, or to be paid again. */
const openOrderOf = (trx: Transaction<Database>, userId: string, bankId: string) =>
  trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('bank_account_id', '=', bankId)
    .where('deleted', '=', false)
    .where((where) =>
      where.or([
        where('status', 'in', ['pending', 'in_process']),
        where.and([where('returned_at', 'is not', null), where('refunded_at', 'is', null)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** Removes a payment account; its orders keep it. Throws 409 with the order while one is still to be paid to it. Returns the other accounts. */
export const removeAccount = ({ db, clock }: Services, user: UserRow, id: string): Promise<OwnBank[]> =>
  db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id);
    const row = await ownRow(trx, user.id, id);
    if (row.replaced_by !== null) throw notFound();
    if (row.removed_at === null) {
      // Before the orders are read: a sale that chooses this account waits for it, or is seen below.
      await trx.updateTable('banks').set({ removed_at: clock.now() }).where('id', '=', id).execute();
      const order = await openOrderOf(trx, user.id, id);
      if (order) throw new HttpError(409, ({ bank }) => bank.inUse, { body: { orderId: order.id } });
    }
    return banksOf(trx, user.id);
  });

/** Makes a payment account the default. Returns all accounts. */
export const makeDefault = ({ db, clock }: Services, user: UserRow, id: string): Promise<OwnBank[]> =>
  db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id);
    const row = await ownRow(trx, user.id, id);
    if (row.removed_at !== null) throw notFound();
    await trx
      .updateTable('banks')
      // Later than any other one, whatever the clocks of several servers say.
      .set({
        default_at: sql`greatest(${clock.now()}::timestamptz,
          (select max(default_at) + interval '1 millisecond' from banks other where other.user_id = ${user.id}))`,
      })
      .where('id', '=', id)
      .execute();
    return banksOf(trx, user.id);
  });
