import type { Kysely } from 'kysely';
import { matchIfStale } from '../../bank-statement/match-lines.ts';
import { rupeeBooks, type RupeeBooks } from '../../bank-statement/rupee-books.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import type { Database } from '../../db/schema.ts';
import { ledgerFaults, ledgerSums } from '../../desk/ledger.ts';
import { rupeeSums } from '../../desk/rupee-ledger.ts';
import { wrongTotals } from '../../statistics/order-totals.ts';
import { CommandFailed, say } from './run-command.ts';

/** Rupees of our books beside those of the bank's statements; no line before the first import. */
function bankLine({ from, to, paid, returned, statement, difference, open, float }: RupeeBooks): string[] {
  if (from === null) return [];
  const figures = `paid ${paid}  returned ${returned}  statement ${statement}  difference ${difference}`;
  return [`bank     ${from} to ${to}  ${figures}  open entries ${open}  float ${float ?? 'unknown'}`];
}

/** Sums of the books, one line for each network, one for all of them and one for the rupees. */
export async function ledgerLines(db: Kysely<Database>): Promise<string[]> {
  const { networks, ...all } = await ledgerSums(db);
  const lines = [...networks, { ...all, networkId: 'all' }].map(({ networkId, ...sums }) => {
    const figures = Object.entries(sums).map(([name, amount]) => `${name} ${amount}`);
    return `${networkId.padEnd(8)} ${figures.join('  ')}`;
  });
  const { paid, returned, net } = await rupeeSums(db);
  return [...lines, `rupees   paid ${paid}  returned ${returned}  net ${net}`, ...bankLine(await rupeeBooks(db))];
}

/** Faults of the books and of the stored totals of the statistics, one line for each. */
async function allFaults(db: Kysely<Database>): Promise<string[]> {
  const { days, users } = await wrongTotals(db);
  const totals =
    days + users === 0 ? [] : [`statistics: the stored totals of ${days} days and ${users} users are wrong`];
  return [...(await ledgerFaults(db)), ...totals];
}

/**
 * Matches the bank's statements with what was recorded since, prints the sums of the books and whether they add up, all of one moment. Throws
 * {@link CommandFailed} with each fault if they do not.
 */
export async function reportLedger(db: Kysely<Database>): Promise<void> {
  await matchIfStale(db, new Date());
  const { lines, faults } = await readSnapshot(db, async (trx) => ({
    lines: await ledgerLines(trx),
    faults: await allFaults(trx),
  }));
  for (const line of lines) say(line);
  if (faults.length === 0) return say('The books add up.');
  say('The books do not add up.');
  throw new CommandFailed(faults.join('\n'));
}
