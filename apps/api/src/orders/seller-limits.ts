import { decimal, formatAmount, karachiDay, ORDER_STATUSES, orderResult, startOfDay } from '@sarraf/domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { MessageOf } from '../messages.ts';
import { HttpError, notFound } from '../http-error.ts';
import { refuseBlocked } from '../people/blocked.ts';
import { lockUser } from '../people/users.ts';
import type { PlatformSettings } from '../settings/settings.ts';

type Amount = ReturnType<typeof decimal>;

/** Statuses of orders that count towards the limits: paid, or still open. */
const COUNTED = ORDER_STATUSES.filter((status) => ['completed', 'in-process'].includes(orderResult(status)));

/** Start of the day and of the month in Karachi that contain a moment. */
export function karachiCalendar(moment: Date): { day: Date; month: Date } {
  const day = karachiDay(moment);
  return { day: startOfDay(day), month: startOfDay(`${day.slice(0, 7)}-01`) };
}

/** Rupees of a seller's orders since a moment, without orders that were cancelled, timed out, failed or refunded after a return. */
async function rupeesSince(trx: Transaction<Database>, userId: string, since: Date): Promise<Amount> {
  const { rupees } = await trx
    .selectFrom('orders')
    .select(sql<string>`coalesce(sum(net_amount), 0)::text`.as('rupees'))
    .where('user_id', '=', userId)
    .where('type', '=', 'sell')
    .where('status', 'in', COUNTED)
    .where('refunded_at', 'is', null)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return decimal(rupees);
}

function refuseAbove(limit: number, sold: Amount, more: Amount, messageFor: (left: string) => MessageOf): void {
  if (limit === 0 || sold.plus(more).lte(limit)) return;
  const left = decimal(limit).minus(sold);
  const messageOf = messageFor(formatAmount(left.gt(0) ? left : 0));
  throw new HttpError(403, messageOf, { errors: { amount: messageOf } });
}

/** Locks a seller, so that concurrent sales of one seller run one after the other, and returns the balance. Throws 403 for a blocked seller. */
export async function lockSeller(trx: Transaction<Database>, userId: string): Promise<Amount> {
  const seller = await lockUser(trx, userId);
  if (!seller) throw notFound();
  refuseBlocked(seller);
  return decimal(seller.wallet_balance);
}

/** Throws 403 for a sale of so many rupees above the seller's daily or monthly limit. The seller is locked. */
export async function checkSellerLimits(
  trx: Transaction<Database>,
  userId: string,
  { rupees, settings, now }: { rupees: Amount; settings: PlatformSettings; now: Date },
): Promise<void> {
  const { daily_limit: daily, monthly_limit: monthly } = settings;
  const { day, month } = karachiCalendar(now);
  const aboveDaily =
    (left: string): MessageOf =>
    ({ sell }) =>
      sell.aboveDaily({ left });
  const aboveMonthly =
    (left: string): MessageOf =>
    ({ sell }) =>
      sell.aboveMonthly({ left });
  if (daily > 0) refuseAbove(daily, await rupeesSince(trx, userId, day), rupees, aboveDaily);
  if (monthly > 0) refuseAbove(monthly, await rupeesSince(trx, userId, month), rupees, aboveMonthly);
}
