import { decimal, entryEffect, karachiDay } from '@sarraf/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerFaults } from '../desk/ledger.ts';
import { repeatable } from '../seed/random.ts';
import { importBookings, mapColumns, rupeesOf, statementOf, type Booking } from '../testing/bank-statement.ts';
import { act, queuedPayouts } from '../testing/payouts.ts';
import { rounds } from '../testing/rounds.ts';
import { testServer, type Actor, type TestServer } from '../testing/test-server.ts';

const SEED = 330_056;
const DAY_MS = 86_400_000;
const OPENING = 10_000_000;

let server: TestServer;
let admin: Actor;
let seller: Actor;
beforeAll(async () => {
  server = await testServer({ PAYOUTS: 'desk' });
  admin = await server.person({ admin: true });
  seller = await server.person();
  await mapColumns(server, admin);
});
afterAll(() => server.close());

const today = (): string => karachiDay(server.clock.now());
const changeOf = ({ debit = '0', credit = '0' }: Booking) => decimal(credit).minus(debit);

/** The equation of the rupees, and its explanation by the open entries. */
async function expectBooksAddUp(step: string): Promise<void> {
  const rupees = await rupeesOf(server, admin);
  expect(await ledgerFaults(server.db), step).toEqual([]);
  if (!rupees?.difference) return;
  const { paid, returned, statement, difference } = rupees;
  const left = decimal(paid ?? 0)
    .minus(returned ?? 0)
    .minus(statement ?? 0);
  expect(left.eq(difference), step).toBe(true);
  const { data, kinds } = await statementOf(server, admin);
  for (const entry of data) {
    const expected = entry.open ? entryEffect(entry) : decimal(0);
    expect(expected.eq(entry.difference), `${step}: ${entry._id}`).toBe(true);
  }
  const named = kinds.reduce((sum, kind) => sum.plus(kind.difference), decimal(0));
  expect(named.toFixed(), step).toBe(decimal(difference).toFixed());
}

test(
  `the sums add up after every step of a random history (seed ${SEED}), and all is matched when the bank has told all`,
  { timeout: 600_000 },
  async () => {
    const random = repeatable(SEED);
    /** Everything that the bank booked, in its order. */
    const booked: Booking[] = [];
    const paid: { id: string; utr: string; rupees: string }[] = [];
    let unknown = 0;
    let missing = 0;
    const rupees = () => `${random.whole(100, 90_000)}.${random.pick(['00', '50', '05'])}`;

    const pay = async () => {
      const amount = rupees();
      const [id = ''] = await queuedPayouts(server, seller, 1, { rupees: amount });
      const utr = `RAAST-${random.hex(12).toUpperCase()}`;
      await act(server, admin, id, 'claim');
      // The bank books first, and some payments never.
      const isLost = random.chance(0.1);
      if (isLost) missing += 1;
      else booked.push({ day: today(), reference: utr, debit: amount, description: 'IBFT' });
      await act(server, admin, id, 'paid', { utr });
      if (!isLost) paid.push({ id, utr, rupees: amount });
    };
    const giveBack = async () => {
      const [one] = paid.splice(random.whole(0, paid.length - 1), 1);
      if (!one) return;
      booked.push({ day: today(), reference: `RET ${one.utr}`, credit: one.rupees });
      await act(server, admin, one.id, 'returned', { reason: 'account closed', available: true });
    };
    const strange = () => {
      unknown += 1;
      const first = booked.find(({ debit, reference }) => debit && reference?.startsWith('RAAST'));
      const twice = first && random.chance(0.4) ? { ...first, day: today() } : undefined;
      booked.push(
        twice ?? {
          day: today(),
          reference: `CHQ${random.hex(8)}`,
          ...(random.chance(0.5) ? { debit: rupees() } : { credit: rupees() }),
        },
      );
    };
    const fee = () =>
      void booked.push({ day: today(), description: 'IBFT charges', debit: String(random.whole(5, 90)) });
    /** Imports the bookings from a random one on, with the balance before them. */
    const importFrom = async (from: number) => {
      const lines = booked.slice(from);
      if (lines.length === 0) return;
      const opening = booked.slice(0, from).reduce((sum, one) => sum.plus(changeOf(one)), decimal(OPENING));
      await importBookings(server, admin, lines, Number(opening));
    };

    await expectBooksAddUp('before');
    for (let at = 0; at < rounds(150, 20); at += 1) {
      const step = random.pick(['pay', 'pay', 'pay', 'return', 'strange', 'fee', 'import', 'import', 'day']);
      server.advance(60_000);
      if (step === 'pay') await pay();
      else if (step === 'return') await giveBack();
      else if (step === 'strange') strange();
      else if (step === 'fee') fee();
      else if (step === 'day') server.advance(DAY_MS);
      else await importFrom(random.whole(0, Math.max(0, booked.length - 1)));
      await expectBooksAddUp(`step ${at}: ${step}`);
    }
    server.advance(60_000);
    booked.push({ day: today(), description: 'Monthly fee', debit: '12' });
    await importFrom(0);
    await expectBooksAddUp('the end');
    const { kinds, statements } = await statementOf(server, admin);
    const open = kinds.reduce((sum, kind) => sum + kind.open, 0);
    expect(open).toBe(unknown + missing);
    expect(kinds.filter(({ kind }) => kind !== 'missing').reduce((sum, { count }) => sum + count, 0)).toBe(
      booked.length,
    );
    expect(statements.length).toBeGreaterThan(1);
    expect((await rupeesOf(server, admin))?.float).toBe(
      booked.reduce((sum, one) => sum.plus(changeOf(one)), decimal(OPENING)).toFixed(),
    );
  },
);
