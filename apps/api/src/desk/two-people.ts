import { decimal, priceFor } from '@sarraf/domain';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { readSettings } from '../settings/settings.ts';

/** Are so many rupees more than one administrator may decide on alone (setting `approve_above`)? */
export async function needsApproval(trx: Transaction<Database>, rupees: string): Promise<boolean> {
  const { approve_above: limit } = await readSettings(trx);
  return limit > 0 && decimal(rupees).gt(limit);
}

/** Are these USDT worth more than that? By the price they would be sold at now. */
export async function needsTwo(trx: Transaction<Database>, usdt: string): Promise<boolean> {
  const { price_ranges: ranges } = await readSettings(trx);
  return needsApproval(trx, decimal(usdt).times(priceFor(usdt, ranges)).toString());
}
