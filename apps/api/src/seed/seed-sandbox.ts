import { sql, type Insertable, type Transaction } from 'kysely';
import { importStatement } from '../bank-statement/import-statement.ts';
import { sampleStatement } from '../bank-statement/sample-statement.ts';
import type { BanksTable, Database } from '../db/schema.ts';
import type { UsersTable } from '../db/people-tables.ts';
import { messagesByLanguage } from '../messages.ts';
import { blankUser, makeAdmin } from '../people/users.ts';
import type { Services } from '../services.ts';
import { seedTitles } from './account-titles.ts';
import { repeatable, type Repeatable } from './random.ts';
import { OTHER_PEOPLE, SANDBOX_ACCOUNTS } from './sandbox-people.ts';
import { pastChanges } from './past-changes.ts';
import { seedExceptions } from './desk-exceptions.ts';
import { seedPayouts } from './desk-payouts.ts';
import { seedBlocked, seedWithdrawals } from './desk-people.ts';
import type { DeskSeed, Seller } from './desk-seed.ts';
import { plantOrders } from './past-order.ts';
import { pastOrders } from './year-of-orders.ts';

const DAY_MS = 86_400_000;
const AYESHAS_ORDERS = 118;
const SEED = 20_261_121;
const [bilal, nadia, ayesha] = SANDBOX_ACCOUNTS;

type Bank = Insertable<BanksTable>;

function ayeshasBanks(userId: string, name: string, made: Date): [Bank, ...Bank[]] {
  const bank = (at: number, method: string, details: Partial<Bank>): Bank => ({
    id: `5eed0000000000000000b00${at}`,
    user_id: userId,
    name,
    method,
    ...details,
    created_at: new Date(made.getTime() + at * 60_000),
  });
  return [
    bank(1, 'nayapay', { nayapay_id: 'ayesha.khan4567', phone_number: '03001234567' }),
    bank(2, 'bank', { bank_name: 'meezan', account_number: '02140105679012', phone_number: '03001234567' }),
    bank(3, 'raast', { phone_number: '03001234567', iban: 'PK36SCBL0000001123457702' }),
    bank(4, 'easypaisa', { phone_number: '03451233321' }),
    bank(5, 'bank', { bank_name: 'ubl', account_number: '109000248817' }),
  ];
}

const othersId = (at: number): string => `5eed0000000000000000c0${String(at).padStart(2, '0')}`;

function othersBank(userId: string, name: string, at: number, random: Repeatable, made: Date): Bank {
  const phone = `03${random.whole(100_000_000, 499_999_999)}`;
  const choices = [
    { method: 'sadapay', phone_number: phone },
    { method: 'easypaisa', phone_number: phone },
    { method: 'bank', bank_name: 'allied', account_number: `0010${random.whole(100_000_000, 999_999_999)}` },
  ] as const;
  const id = `5eed0000000000000001b0${String(at).padStart(2, '0')}`;
  return { id, user_id: userId, name, ...random.pick(choices), created_at: made };
}

async function seedAdmin(trx: Transaction<Database>, { mobile, name }: { mobile: string; name: string }, joined: Date) {
  const admin = await makeAdmin(trx, mobile, joined, name);
  await trx.updateTable('users').set({ is_kyc_verified: true }).where('id', '=', admin.id).execute();
  return admin;
}

async function seedAyesha(trx: Transaction<Database>, addressAt: Services['depositAddress'], now: Date): Promise<void> {
  const random = repeatable(SEED);
  const joined = new Date(now.getTime() - 372 * DAY_MS);
  const user: Insertable<UsersTable> = {
    ...blankUser(ayesha.mobile, joined),
    id: '5eed00000000000000000002',
    name: ayesha.name,
    verified_name: ayesha.name,
    email: 'ayesha.khan@example.com',
    birthdate: '1994-08-14',
    pincode: '540000',
    is_kyc_verified: true,
    is_verified: true,
    signup_journey: 2,
    aadhaar_last4: '0124',
  };
  await trx.insertInto('users').values(user).execute();
  const banks = ayeshasBanks(user.id, ayesha.name, joined);
  await trx.insertInto('banks').values(banks).execute();
  const common = { userId: user.id, banks, now, random, addressAt };
  const past = pastOrders({ count: AYESHAS_ORDERS, showcase: true }, random, now);
  await plantOrders(
    trx,
    past.map((order) => ({ ...order, ...common })),
  );
}

async function seedOthers(trx: Transaction<Database>, addressAt: Services['depositAddress'], now: Date): Promise<void> {
  const random = repeatable(SEED + 1);
  for (const [at, person] of OTHER_PEOPLE.entries()) {
    const joined = new Date(now.getTime() - random.whole(2, 380) * DAY_MS);
    const user: Insertable<UsersTable> = {
      ...blankUser(`+923${random.whole(10, 49)}${random.whole(1_000_000, 9_999_999)}`, joined),
      id: othersId(at),
      name: person.name,
      verified_name: person.isNameVerified ? person.name : null,
      is_kyc_verified: person.verified,
      is_verified: person.verified,
      signup_journey: person.verified ? 2 : 1,
    };
    await trx.insertInto('users').values(user).execute();
    if (!person.verified) continue;
    const banks: [Bank] = [othersBank(user.id, person.name, at, random, joined)];
    await trx.insertInto('banks').values(banks).execute();
    const plan = { count: random.whole(8, 22), showcase: false };
    const past = pastOrders(plan, random, now).filter(({ created }) => created > joined);
    // The first seller has a pending order, which times out a quarter of an hour after the seed.
    if (at === 0) past.push({ ending: 'pending', created: new Date(now.getTime() - 5 * 60_000) });
    const common = { userId: user.id, banks, now, random, addressAt };
    await plantOrders(
      trx,
      past.map((order) => ({ ...order, ...common })),
    );
  }
}

/** Seeds the desk. Its sellers are the verified other users from the second on, since the first has a pending order. */
async function seedDesk(
  trx: Transaction<Database>,
  services: Services,
  now: Date,
  admins: Pick<DeskSeed, 'bilal' | 'nadia'>,
): Promise<void> {
  const count = OTHER_PEOPLE.filter(({ verified }) => verified).length;
  const banks = await trx.selectFrom('banks').selectAll().where('id', 'like', '5eed0000000000000001b0%').execute();
  const seller = (at: number): Seller => {
    const id = othersId(1 + ((at - 1) % (count - 1)));
    const bank = banks.find(({ user_id }) => user_id === id);
    if (!bank) throw new Error(`the seeded seller ${at} has no account`);
    return { id, banks: [bank] };
  };
  // Its own random generator, so that changes here do not change the rest of the seed.
  const seed: DeskSeed = { trx, services, now, random: repeatable(SEED + 2), seller, ...admins };
  // In chronological order, as in the audit log.
  await seedExceptions(seed);
  await seedBlocked(seed);
  await seedWithdrawals(seed);
  await seedPayouts(seed);
}

/** Inserts the balances that the simulated chain has for the paid addresses, as checked at the moment of the seed. */
const seedBalances = (trx: Transaction<Database>, now: Date) =>
  sql`insert into address_balances (network_id, account, on_chain, checked_at, due_at)
    select network_id, account, trunc(sum(case when dropped then 0 else units / 10::numeric ^ decimals end), 6),
      ${now}, ${new Date(now.getTime() + DAY_MS)}
    from sandbox_transfers where token is null and account in (select account from deposits)
    group by network_id, account`.execute(trx);

/** Fills an empty sandbox with users and a year of orders. Does nothing if there is any user. */
export async function seedSandbox(services: Services): Promise<void> {
  const now = services.clock.now();
  const { depositAddress: addressAt } = services;
  const seededBy = await services.db.transaction().execute(async (trx) => {
    // Of two processes that start on the same empty database, the second waits and then finds the users.
    await sql`select pg_advisory_xact_lock(7270002)`.execute(trx);
    if (await trx.selectFrom('users').select('id').limit(1).executeTakeFirst()) return null;
    const first = await seedAdmin(trx, bilal, new Date(now.getTime() - 380 * DAY_MS));
    const second = await seedAdmin(trx, nadia, new Date(now.getTime() - 214 * DAY_MS));
    await pastChanges(trx, first.id, now);
    await seedAyesha(trx, addressAt, now);
    await seedOthers(trx, addressAt, now);
    await seedTitles(trx);
    await seedDesk(trx, services, now, { bilal: first.id, nadia: second.id });
    await seedBalances(trx, now);
    // Acts of the past send no messages now.
    await trx.deleteFrom('messages').execute();
    return first.id;
  });
  if (seededBy === null) return;
  const file = new TextEncoder().encode(await sampleStatement(services.db, now));
  const request = { file, from: undefined, to: undefined, dryRun: false };
  await importStatement(services, seededBy, request, messagesByLanguage.en);
}
