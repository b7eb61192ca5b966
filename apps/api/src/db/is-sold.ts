import { ORDER_STATUSES, orderResult } from '@sarraf/domain';
import { sql } from 'kysely';

const SUCCEEDED = sql.join(
  ORDER_STATUSES.filter((status) => orderResult(status) === 'completed').map((status) => sql.lit(status)),
);

/**
 * Condition on `orders`: a sale whose rupees were paid. One whose USDT were refunded after the bank returned the rupees is no sale, although its
 * order stays completed; a deleted one is none either.
 */
export const isSold = sql<boolean>`(orders.type = 'sell' and orders.status in (${SUCCEEDED}) and orders.refunded_at is null
  and not orders.deleted)`;
