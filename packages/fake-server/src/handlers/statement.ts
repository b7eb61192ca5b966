import { object, optional, pipe, string, toNumber } from 'valibot';
import type { Order } from '@sarraf/api-client';
import * as v from '@sarraf/api-client/contract';
import {
  decimal,
  karachiDay,
  orderResult,
  periodFault,
  REPORT_DAYS,
  returnStage,
  STATEMENT_PAGE_SIZE,
  salesFile,
  saleSums,
  shortDetail,
  type DayRange,
  type StatementSale,
} from '@sarraf/domain';
import type { Call } from './call.ts';
import { fieldError } from './desk-rules.ts';
import { checkDays } from './history-filter.ts';
import type { Resolvers } from './resolvers.ts';

const vSums = object({
  ...v.vGetStatementQuery.entries,
  page: optional(pipe(string(), toNumber(), v.vGetStatementQuery.entries.page.wrapped)),
});

/** A sale as a statement shows it. The fake server keeps no moment of the payment: it is the moment of the order. */
function saleOf(order: Order): StatementSale {
  const stage = returnStage(order);
  const text = (amount: number) => decimal(amount).toString();
  return {
    orderId: order._id,
    createdAt: order.created_ts,
    paidAt: order.created_ts,
    status: stage === null ? 'completed' : stage === 'refunded' ? stage : 'returned',
    usdt: text(order.soldAmount ?? order.quantity),
    price: text(order.price),
    fee: text(order.platform_fee),
    rupees: text(order.net_amount),
    method: order.bank_id?.method,
    bankName: order.bank_id?.bankName,
    account: order.bank_id ? shortDetail(order.bank_id) : null,
    ...(order.transferRefIsUtr === false ? { paymentReference: order.transfer_ref } : { utr: order.transfer_ref }),
    network: order.source?.toLowerCase() === 'wallet' ? '' : order.network,
    hash: order.hash,
  };
}

/** Own sales of a period, oldest first; 400 for a period that is reversed or too long. */
function salesOf({ server, verified }: Call, period: DayRange) {
  const { user } = verified();
  checkDays(period);
  if (periodFault(period) === 'too-long') throw fieldError('to', `A statement has at most ${REPORT_DAYS} days`);
  return server.orders
    .filter(({ type, user_id: owner, deleted }) => type === 'sell' && owner?._id === user._id && !deleted)
    .filter(({ status }) => orderResult(status) === 'completed')
    .map(saleOf)
    .filter(({ paidAt }) => karachiDay(new Date(paidAt)) >= period.from && karachiDay(new Date(paidAt)) <= period.to)
    .toSorted((one, other) => one.paidAt.localeCompare(other.paidAt));
}

/** Statement of a seller's own sales. */
export const statement = {
  getStatement(call) {
    const { page, ...period } = call.query(vSums);
    const sales = salesOf(call, period);
    const first = ((page ?? 1) - 1) * STATEMENT_PAGE_SIZE;
    const rows = page !== undefined && { rows: sales.slice(first, first + STATEMENT_PAGE_SIZE) };
    return { success: true, data: { ...period, ...saleSums(sales), ...rows } };
  },
  exportStatement(call) {
    const sales = salesOf(call, call.query(v.vExportStatementQuery));
    return new Blob([salesFile(sales)], { type: 'text/csv; charset=utf-8' });
  },
} satisfies Partial<Resolvers>;
