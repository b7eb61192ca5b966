import { connect, type DatabasePlace } from '../../apps/api/src/db/connect.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { newId } from '../../apps/api/src/db/new-id.ts';
import { openSession } from '../../apps/api/src/people/sessions.ts';
import { blankUser } from '../../apps/api/src/people/users.ts';

/** Of the accounts: the simulated bank pays whoever has it, where by the last four digits it refuses or hangs for others. */
const PHONE = '03017654321';

/** Somebody a journey begins with. */
export interface PersonWish {
  /** Ten national digits. */
  national: string;
  name: string;
  /** How far signing up went: 0 details, 1 identity, 2 done; done unless told. */
  signupJourney?: 0 | 1 | 2;
  isAdmin?: boolean;
  /** Has a NayaPay account to be paid into. */
  account?: boolean;
  /** Milliseconds this person has to pay an order; the platform's unless told. */
  orderMs?: number;
}

/** Somebody who is in the database, signed in on one device. */
export interface Person extends PersonWish {
  id: string;
  token: string;
}

/** Puts people into an empty data folder, or another database, before a server opens it. Two tokens never belong to one person. */
export async function seedPeople<Role extends string>(
  place: string | DatabasePlace,
  wishes: Record<Role, PersonWish>,
): Promise<Record<Role, Person>> {
  const { db, close } = await connect(typeof place === 'string' ? { dataDir: place } : place);
  const now = new Date();
  try {
    await migrate(db);
    const people: [string, Person][] = [];
    for (const [role, wish] of Object.entries<PersonWish>(wishes)) {
      const { signupJourney = 2, isAdmin = false, orderMs = null } = wish;
      const user = {
        ...blankUser(`+92${wish.national}`, now),
        name: wish.name,
        is_admin: isAdmin,
        is_verified: signupJourney === 2,
        is_kyc_verified: signupJourney === 2,
        signup_journey: signupJourney,
        transaction_exp_time: orderMs,
      };
      await db.insertInto('users').values(user).execute();
      if (wish.account) {
        const details = { account_number: null, iban: null, bank_name: null };
        const wallet = { method: 'nayapay', nayapay_id: 'hina@nayapay', phone_number: PHONE };
        const bank = { id: newId(now), user_id: user.id, name: wish.name, ...details, ...wallet, created_at: now };
        await db.insertInto('banks').values(bank).execute();
      }
      people.push([role, { ...wish, id: user.id, token: await openSession(db, user.id, now) }]);
    }
    return Object.fromEntries(people) as Record<Role, Person>;
  } finally {
    await close();
  }
}
