import { decimal, priceFor } from '@sarraf/domain';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { readSettings } from '../settings/settings.ts';

/** Whether a decision on so many rupees needs a second administrator's approval (setting `approve_above`; four eyes). */
export async function requiresApproval(trx: Transaction<Database>, rupees: string): Promise<boolean> {
  const { approve_above: limit } = await readSettings(trx);
  return limit > 0 && decimal(rupees).gt(limit);
}

/** Whether a decision on so many USDT needs approval, at the price they would be sold at now. */
export async function usdtRequiresApproval(trx: Transaction<Database>, usdt: string): Promise<boolean> {
  const { price_ranges: ranges } = await readSettings(trx);
  return requiresApproval(trx, decimal(usdt).times(priceFor(usdt, ranges)).toString());
}
