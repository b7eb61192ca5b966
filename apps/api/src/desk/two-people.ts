import { decimal, priceFor } from '@sarraf/domain';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { needsApproval } from '../orders/payout-desk.ts';
import { readSettings } from '../settings/settings.ts';

/** Are these USDT worth more than one administrator may decide on alone? By the price they would be sold at now. */
export async function needsTwo(trx: Transaction<Database>, usdt: string): Promise<boolean> {
  const { price_ranges: ranges } = await readSettings(trx);
  return needsApproval(trx, decimal(usdt).times(priceFor(usdt, ranges)).toString());
}
