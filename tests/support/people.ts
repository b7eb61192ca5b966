import { connect, type Connection, type DatabaseLocation } from '../../apps/api/src/db/connect.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { newId } from '../../apps/api/src/db/new-id.ts';
import { openSession } from '../../apps/api/src/people/sessions.ts';
import { blankUser } from '../../apps/api/src/people/users.ts';

/** Phone number of the seeded accounts. The simulated bank pays it; some other numbers are refused or hang, by their last four digits. */
const PHONE = '03017654321';

/** User to create before a journey. */
export interface PersonSeed {
  /** Ten national digits. */
  national: string;
  name: string;
  /** Next step of the signup: 0 details, 1 identity, 2 done. Default: 2. */
  signupJourney?: 0 | 1 | 2;
  isAdmin?: boolean;
  /** Whether the identity provider gave the name. */
  nameVerified?: boolean;
  /** Whether the user has a NayaPay account for payouts. */
  account?: boolean;
  /** Time to pay an order in milliseconds; the setting of the platform by default. */
  orderMs?: number;
}

/** User in the database with one session. */
export interface Person extends PersonSeed {
  id: string;
  token: string;
}

/** Creates a user with a session. */
export async function addPerson<Seed extends PersonSeed>(db: Connection['db'], seed: Seed): Promise<Seed & Person> {
  const now = new Date();
  const { signupJourney = 2, isAdmin = false, orderMs = null } = seed;
  const user = {
    ...blankUser(`+92${seed.national}`, now),
    name: seed.name,
    verified_name: seed.nameVerified ? seed.name : null,
    is_admin: isAdmin,
    is_verified: signupJourney === 2,
    is_kyc_verified: signupJourney === 2,
    signup_journey: signupJourney,
    transaction_exp_time: orderMs,
  };
  await db.insertInto('users').values(user).execute();
  if (seed.account) {
    const details = { account_number: null, iban: null, bank_name: null };
    const wallet = { method: 'nayapay', nayapay_id: 'hina@nayapay', phone_number: PHONE };
    const bank = { id: newId(now), user_id: user.id, name: seed.name, ...details, ...wallet, created_at: now };
    await db.insertInto('banks').values(bank).execute();
  }
  return { ...seed, id: user.id, token: await openSession(db, user.id, now) };
}

/** Creates users with a session each in an empty data folder, or in another database, before a server opens it. */
export async function seedPeople<Role extends string>(
  database: string | DatabaseLocation,
  seeds: Record<Role, PersonSeed>,
): Promise<Record<Role, Person>> {
  const { db, close } = await connect(typeof database === 'string' ? { dataDir: database } : database);
  try {
    await migrate(db);
    const people: [string, Person][] = [];
    for (const [role, seed] of Object.entries<PersonSeed>(seeds)) people.push([role, await addPerson(db, seed)]);
    return Object.fromEntries(people) as Record<Role, Person>;
  } finally {
    await close();
  }
}
