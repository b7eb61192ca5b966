import { shortOrderId } from '@sarraf/domain';
import type { HeaderTexts } from '../../../shared/layout/page-header.tsx';
import { sellMessages } from '../sell.messages.ts';

/** Page header texts of a tracked order: its number, and the title of step 3 while it waits for its deposit. */
export function orderHeader(orderId: string, awaitsDeposit: boolean): HeaderTexts {
  const { payment } = sellMessages.current;
  return {
    greeting: payment.orderNumber({ number: shortOrderId(orderId) }),
    title: awaitsDeposit ? payment.title : undefined,
  };
}
