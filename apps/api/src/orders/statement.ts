import { dayAfter, maskedDetail, startOfDay, type DayRange, type StatementSale } from '@sarraf/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { isSold } from '../db/is-sold.ts';
import type { Database } from '../db/schema.ts';
import { orderUtr } from './order-reply.ts';
import { soldHashes } from './sold-deposits.ts';

/** Whose statement, and the days of it in Asia/Karachi. */
export interface StatementOf extends DayRange {
  userId: string;
}

/** One sale as read from the database; amounts are exact decimal text. */
interface Row {
  id: string;
  created_at: Date;
  paid_at: Date;
  status: 'completed' | 'returned' | 'refunded';
  usdt: string;
  price: string;
  fee: string;
  rupees: string;
  method: string | null;
  bank_name: string | null;
  account_number: string | null;
  iban: string | null;
  phone_number: string | null;
  nayapay_id: string | null;
  utr: string | null;
  transfer_ref: string | null;
  network: string;
  hash: string | null;
}

/** Characters of a masked account number that are shown: four dots and the last four. */
const SHOWN = 8;

function shownAccount(row: Row): string | null {
  const { account_number: accountNumber, phone_number: phoneNumber, nayapay_id: nayapayId } = row;
  const masked = maskedDetail({ method: row.method ?? '', accountNumber, iban: row.iban, phoneNumber, nayapayId });
  return masked === '' ? null : masked.slice(-SHOWN);
}

const saleOf = (row: Row): StatementSale => ({
  orderId: row.id,
  createdAt: row.created_at.toISOString(),
  paidAt: row.paid_at.toISOString(),
  status: row.status,
  usdt: row.usdt,
  price: row.price,
  fee: row.fee,
  rupees: row.rupees,
  method: row.method,
  bankName: row.bank_name,
  account: shownAccount(row),
  utr: row.utr,
  paymentReference: row.utr === null ? row.transfer_ref : null,
  network: row.network,
  hash: row.hash,
});

const exact = (amount: RawBuilder<unknown>) => sql<string>`trim_scale(${amount})::text`;

/**
 * Sales of a seller whose rupees were paid in a period, by the moment of the payment, oldest first (product.md R57). A payment that was made again
 * counts on the day of the new one, whose UTR the order has, also once that one was returned; an order without a payout, which was imported, on the day
 * it ended.
 */
export async function statementSales(
  db: Kysely<Database>,
  { userId, from, to }: StatementOf,
): Promise<StatementSale[]> {
  const { rows } = await sql<Row>`
    select * from (
      select orders.id, orders.created_at,
        coalesce(payouts.finished_at, case when orders.returned_at is not null then (
          select paid_at from payout_returns where order_id = orders.id and of_payout order by id desc limit 1
        ) end, orders.finished_at, orders.created_at) as paid_at,
        case when orders.refunded_at is not null then 'refunded' when orders.returned_at is not null then 'returned'
          else 'completed' end as status,
        ${exact(sql`coalesce(orders.sold_amount, orders.quantity)`)} as usdt, ${exact(sql`orders.price`)} as price,
        ${exact(sql`orders.platform_fee`)} as fee, ${exact(sql`orders.net_amount`)} as rupees,
        banks.method, banks.bank_name, banks.account_number, banks.iban, banks.phone_number, banks.nayapay_id,
        ${orderUtr} as utr, orders.transfer_ref,
        case orders.source when 'wallet' then '' else orders.network_id end as network, ${soldHashes} as hash
      from orders
        left join payouts on payouts.order_id = orders.id and payouts.status = 'completed'
        left join banks on banks.id = orders.bank_account_id
      where orders.user_id = ${userId} and not orders.deleted and (${isSold} or orders.refunded_at is not null)
    ) as sold
    where paid_at >= ${startOfDay(from)} and paid_at < ${startOfDay(dayAfter(to))}
    order by paid_at, id`.execute(db);
  return rows.map(saleOf);
}
