import type { GetHistoryData, Order } from '@sarraf/api-client';
import {
  historyDate,
  isBlank,
  isCalendarDay,
  normaliseAccountNumber,
  normaliseOrderId,
  normaliseUtr,
  orderResult,
  parseServerTime,
  phoneDigits,
  searchedAddress,
} from '@sarraf/domain';
import { fieldError } from './desk-rules.ts';

/** Throws 400 for a day that no month has, and for days in the wrong order. */
export function checkDays({ from, to }: { from?: string | undefined; to?: string | undefined }): void {
  for (const [name, day] of Object.entries({ from, to })) {
    if (day !== undefined && !isCalendarDay(day)) throw fieldError(name, 'Enter a day such as 2026-06-30');
  }
  if (from !== undefined && to !== undefined && to < from)
    throw fieldError('to', 'The last day is before the first one');
}

type HistoryFilter = NonNullable<GetHistoryData['query']>;

/** Whether a search finds an order by one of its ids and numbers; for administrators also by the seller's name or mobile. */
function isFound(order: Order, search: string, isAdmin: boolean): boolean {
  if (isBlank(search)) return true;
  const { bank_id: bank, user_id: owner } = order;
  const number = normaliseAccountNumber(search);
  const address = searchedAddress(search) ?? '';
  const pairs: [value: string | null | undefined, part: string][] = [
    [order._id, normaliseOrderId(search)],
    [order.transfer_ref, normaliseUtr(search)],
    [order.hash?.toLowerCase(), address.replace(/^0x/, '')],
    [order.address.toLowerCase(), address],
    [bank?.accountNumber, number],
    [bank?.iban, number],
    [bank?.phoneNumber, phoneDigits(search)],
    [bank?.nayapayId, normaliseOrderId(search)],
  ];
  if (isAdmin) {
    pairs.push([owner?.name?.toLowerCase(), search.trim().toLowerCase()], [owner?.mobile, phoneDigits(search)]);
  }
  return pairs.some(([value, part]) => part !== '' && value?.includes(part));
}

/** Whether an order matches a filter of the history. */
export function matchesHistory(order: Order, filter: HistoryFilter, isAdmin: boolean): boolean {
  const { status, from, to, search = '' } = filter;
  const day = historyDate(parseServerTime(order.created_ts) ?? 0);
  const result = orderResult(order.status);
  return (
    (status === undefined || (status === 'returned' ? !!order.payoutReturned : status === result)) &&
    (from === undefined || day >= from) &&
    (to === undefined || day <= to) &&
    isFound(order, search, isAdmin)
  );
}
