import { sql, type Kysely } from 'kysely';
import { randomToken, tokenHash } from '../codes/hashing.ts';
import { preparedQuery } from '../db/prepared-query.ts';
import type { Database } from '../db/schema.ts';
import { USER_COLUMNS, type UserRow } from './users.ts';

const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;

/** Creates a session and returns its token, which is stored only as a hash. */
export async function openSession(db: Kysely<Database>, userId: string, now: Date): Promise<string> {
  const token = randomToken();
  const expires = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  const row = { token_hash: tokenHash(token), user_id: userId, created_at: now, expires_at: expires };
  await db.insertInto('sessions').values(row).execute();
  return token;
}

/** Session of a caller. */
export interface Session {
  /** Hash of its token. */
  hash: string;
  /** When it proved the second factor; null if not. */
  secondFactorAt: Date | null;
}

/** Query of a valid session and its user, by the hash of the token. */
export const validSession = (db: Kysely<Database>, { hash, now }: { hash: string; now: Date }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', '=', hash)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now);

const sessionWithUser = preparedQuery('session_with_user', ['hash', 'now'], (db, value: { hash: string; now: Date }) =>
  validSession(db, value)
    .select(USER_COLUMNS.map((column) => `users.${column}` as const))
    .select('sessions.second_factor_at'),
);

/** Session of a token and its user; undefined if it is unknown, expired or revoked. */
export async function sessionOfToken(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<{ user: UserRow; session: Session } | undefined> {
  const hash = tokenHash(token);
  const row = await sessionWithUser(db, { hash, now });
  if (!row) return undefined;
  const { second_factor_at: secondFactorAt, ...user } = row;
  return { user, session: { hash, secondFactorAt } };
}

/** Revokes the session of a token. */
export async function revokeToken(db: Kysely<Database>, token: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, ${now})` })
    .where('token_hash', '=', tokenHash(token))
    .execute();
}
