import { sql, type Kysely } from 'kysely';
import { randomToken, tokenHash } from '../codes/hashing.ts';
import type { Database } from '../db/schema.ts';
import type { UserRow } from './users.ts';

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

/** User of a token; undefined if the session is unknown, expired or revoked. */
export const userOfToken = (db: Kysely<Database>, token: string, now: Date): Promise<UserRow | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .where('sessions.token_hash', '=', tokenHash(token))
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();

/** Revokes the session of a token. */
export async function revokeToken(db: Kysely<Database>, token: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, ${now})` })
    .where('token_hash', '=', tokenHash(token))
    .execute();
}
