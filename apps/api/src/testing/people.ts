import type { Kysely } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Database } from '../db/schema.ts';
import { openSession } from '../people/sessions.ts';
import { blankUser } from '../people/users.ts';

/** A user that a test acts as. */
export interface Actor {
  id: string;
  mobile: string;
  token: string;
  bankId: string;
}

/** Properties of a test user; by default a verified seller. */
export interface PersonFacts {
  verified?: boolean;
  admin?: boolean;
  name?: string;
}

let people = 0;

/** Inserts a user with a session and a payment account. */
export async function addPerson(db: Kysely<Database>, now: Date, facts: PersonFacts = {}): Promise<Actor> {
  people += 1;
  const mobile = `+923${String(100_000_000 + people)}`;
  const user = {
    ...blankUser(mobile, now),
    name: facts.name ?? `Person ${people}`,
    is_verified: facts.verified ?? true,
    is_kyc_verified: facts.verified ?? true,
    is_admin: facts.admin ?? false,
    signup_journey: facts.verified === false ? 0 : 2,
  };
  await db.insertInto('users').values(user).execute();
  const bankId = newId(now);
  const details = {
    account_number: null,
    phone_number: '03001234567',
    nayapay_id: 'p@nayapay',
    iban: null,
    bank_name: null,
  };
  await db
    .insertInto('banks')
    .values({
      id: bankId,
      user_id: user.id,
      name: user.name,
      method: 'nayapay',
      ...details,
      created_at: new Date(now.getTime() - 1000),
    })
    .execute();
  return { id: user.id, mobile, token: await openSession(db, user.id, now), bankId };
}
