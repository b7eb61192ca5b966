import { QueryObserver } from '@tanstack/react-query';
import { activeOrderQuery, priceRangesQuery } from '../features/sell/sell.queries.ts';
import { orderHeader } from '../features/sell/order/order-header.ts';
import { SellPage } from '../features/sell/SellPage.tsx';
import { banksQuery } from '../shared/banks/index.ts';
import { sayInHeader } from '../shared/page-header/index.ts';
import { AddBankSlot } from './AddBankSlot.tsx';
import { firstReads, type FirstReads } from './first-reads.ts';
import { PayoutProblemSlot } from './PayoutProblemSlot.tsx';

/** The sell flow with parts of other features in its slots: the dialog that adds an account, and the choice after a refused payout. */
export function SellRoute() {
  return (
    <SellPage
      renderAddBankDialog={(onAdded) => <AddBankSlot onAdded={onAdded} />}
      renderPayoutProblem={(order, onOrder) => <PayoutProblemSlot order={order} onOrder={onOrder} />}
    />
  );
}

const readFirst = firstReads((queries, api) => [
  new QueryObserver(queries, priceRangesQuery(api)),
  new QueryObserver(queries, banksQuery(api)),
  new QueryObserver(queries, activeOrderQuery(api)),
]);

export const sellReads: FirstReads = async (context) => {
  await readFirst(context);
  const { api, session, queries } = context;
  const order = queries.getQueryData(activeOrderQuery(api).queryKey);
  const isRead = [priceRangesQuery(api), banksQuery(api)].every(({ queryKey }) => queries.getQueryData(queryKey));
  // Without prices and accounts there is no step yet, and nothing that takes the words back.
  if (!order || !isRead) return;
  sayInHeader(orderHeader(order._id, (order.expiresIn ?? 0) > 0));
  session.onEnd(() => sayInHeader(null));
};
