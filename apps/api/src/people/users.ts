import { toWireNumber, type Language } from '@sarraf/domain';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { UsersTable } from '../db/people-tables.ts';
import type { Database } from '../db/schema.ts';
import type { PlatformSettings } from '../settings/settings.ts';

/** A user as stored. */
export type UserRow = Selectable<UsersTable>;

/** Columns of a user, by name for prepared queries. */
export const USER_COLUMNS = [
  'id',
  'mobile',
  'name',
  'verified_name',
  'claimed_name',
  'email',
  'birthdate',
  'verified_birthdate',
  'pincode',
  'photo',
  'is_admin',
  'is_kyc_verified',
  'is_verified',
  'signup_journey',
  'aadhaar_hash',
  'aadhaar_last4',
  'wallet_balance',
  'platform_fee',
  'platform_fee_discount',
  'min_quantity',
  'transaction_exp_time',
  'blocked_at',
  'blocked_reason',
  'order_messages',
  'language',
  'created_at',
] as const satisfies (keyof UsersTable)[];

const or = (own: string | null, platform: number): number => (own === null ? platform : toWireNumber(own));

/** Terms of a seller: the seller's own value if set, else the platform's (product.md R34). */
export const termsOf = (user: UserRow, settings: PlatformSettings) => ({
  platform_fee: or(user.platform_fee, settings.platform_fee),
  platform_fee_discount: or(user.platform_fee_discount, settings.platform_fee_discount),
  min_quantity: or(user.min_quantity, settings.min_quantity),
  transaction_exp_time: user.transaction_exp_time ?? settings.transaction_exp_time,
});

/** User as in a reply to the user or an administrator. The only function that builds `user`. */
export function userReply(user: UserRow, settings: PlatformSettings) {
  return {
    _id: user.id,
    name: user.name ?? '',
    mobile: user.mobile,
    email: user.email,
    birthdate: user.birthdate,
    pincode: user.pincode,
    photo: user.photo,
    isAdmin: user.is_admin,
    isKycVerified: user.is_kyc_verified,
    isVerified: user.is_verified,
    nameVerified: user.verified_name !== null,
    signupJourney: user.signup_journey,
    wallet_balance: toWireNumber(user.wallet_balance),
    orderMessages: user.order_messages,
    blocked: user.blocked_at && { at: user.blocked_at.toISOString() },
    ...termsOf(user, settings),
  };
}

/** Columns of a new user of whom only the mobile number is known. */
export const blankUser = (mobile: string, now: Date): Insertable<UsersTable> => ({
  id: newId(now),
  mobile,
  created_at: now,
});

/** User with this mobile number, created if missing. */
export async function userByMobile(db: Kysely<Database>, mobile: string, now: Date): Promise<UserRow> {
  await db
    .insertInto('users')
    .values(blankUser(mobile, now))
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .execute();
  return db.selectFrom('users').selectAll().where('mobile', '=', mobile).executeTakeFirstOrThrow();
}

/**
 * Locks a user until the transaction ends, so that changes of one user run one after the other; undefined if there is none. `for no key update` does
 * not wait for transactions that store a row about the user, nor they for it: with `for update` such a pair could be a deadlock.
 */
export const lockUser = (trx: Transaction<Database>, id: string): Promise<UserRow | undefined> =>
  trx.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Stores the language of a user, for messages that the user gets later. */
export async function keepLanguage(db: Kysely<Database>, user: UserRow, language: Language): Promise<void> {
  if (user.language === language) return;
  await db.updateTable('users').set({ language }).where('id', '=', user.id).execute();
}

/** Makes the user with this mobile number an administrator with finished sign-up; creates the user if missing. */
export async function makeAdmin(db: Kysely<Database>, mobile: string, now: Date, name?: string): Promise<UserRow> {
  const user = await userByMobile(db, mobile, now);
  return db
    .updateTable('users')
    .set({
      is_admin: true,
      is_verified: true,
      signup_journey: 2,
      name: user.verified_name ?? name ?? user.name ?? 'Administrator',
    })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
