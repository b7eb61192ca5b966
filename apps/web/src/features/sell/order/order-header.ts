import type { HeaderTexts } from '../../../shared/page-header/index.ts';
import { sellMessages } from '../sell.messages.ts';

/** What the header says of an order in hand: its number, and the name of step 3 while it waits for its deposit. */
export function orderHeader(orderId: string, awaitsDeposit: boolean): HeaderTexts {
  const { payment } = sellMessages.current;
  return {
    greeting: payment.orderNumber({ number: orderId.slice(-6).toUpperCase() }),
    title: awaitsDeposit ? payment.title : undefined,
  };
}
