import type { Transaction } from 'kysely';
import { record } from '../audit/audit.ts';
import type { Database } from '../db/schema.ts';
import { DEFAULT_PRICE_RANGES } from '../settings/default-market.ts';
import { saveSetting } from '../settings/save-setting.ts';
import { SAMPLE_COLUMNS } from '../bank-statement/sample-statement.ts';

const HOUR_MS = 3_600_000;
const LOWER_PRICES = DEFAULT_PRICE_RANGES.map((range) => ({ ...range, price: Math.floor(range.price) - 1 }));

/** Past changes of settings, oldest first; in the end every setting has its default, except the columns of the simulated bank's statement. */
const PAST = [
  { days: 41, key: 'price_ranges', value: LOWER_PRICES },
  { days: 26, key: 'min_quantity', value: 150 },
  { days: 19, key: 'platform_fee_discount', value: 0.004 },
  { days: 12, key: 'min_quantity', value: 100 },
  { days: 6, key: 'price_ranges', value: DEFAULT_PRICE_RANGES },
  { days: 6, key: 'platform_fee_discount', value: 0.002 },
  { days: 5, key: 'statement_columns', value: SAMPLE_COLUMNS },
] as const;

/** Inserts sign-ins and changes of an administrator into the audit log. */
export async function pastChanges(trx: Transaction<Database>, by: string, now: Date): Promise<void> {
  for (const [at, { days, key, value }] of PAST.entries()) {
    const moment = new Date(now.getTime() - days * 24 * HOUR_MS + at * 300_000);
    const signedIn = new Date(moment.getTime() - 140_000);
    if (days !== PAST[at - 1]?.days) await record(trx, by, { action: 'admin_signed_in' }, signedIn);
    await saveSetting(trx, { key, value, version: undefined, by, now: moment });
  }
}
