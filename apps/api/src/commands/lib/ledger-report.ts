import type { Kysely } from 'kysely';
import { rupeeBooks, type RupeeBooks } from '../../bank-statement/rupee-books.ts';
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

/** Prints the sums of the books and whether they add up. Throws {@link CommandFailed} with each fault if they do not. */
export async function reportLedger(db: Kysely<Database>): Promise<void> {
  for (const line of await ledgerLines(db)) say(line);
  const { days, users } = await wrongTotals(db);
  const totals =
    days + users === 0 ? [] : [`statistics: the stored totals of ${days} days and ${users} users are wrong`];
  const faults = [...(await ledgerFaults(db)), ...totals];
  if (faults.length === 0) return say('The books add up.');
  say('The books do not add up.');
  throw new CommandFailed(faults.join('\n'));
}
