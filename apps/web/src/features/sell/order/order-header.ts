import type { HeaderTexts } from '../../../shared/layout/page-header.tsx';
import { sellMessages } from '../sell.messages.ts';

/** What the header says of an order in hand: its number, and the name of step 3 while it waits for its deposit. */
export function orderHeader(orderId: string, awaitsDeposit: boolean): HeaderTexts {
  const { payment } = sellMessages.current;
  return {
    greeting: payment.orderNumber({ number: orderId.slice(-6).toUpperCase() }),
    title: awaitsDeposit ? payment.title : undefined,
  };
}
