import {
  formatMobile,
  formatRupees,
  formatUsdt,
  karachiTime,
  paymentMethodName,
  type StatementSale,
} from '@sarraf/domain';
import { formMessages } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { BRAND } from '../../shared/layout/brand.ts';
import '../../shared/print/print-slip.css';
import { useUser } from '../../shared/session/session-context.ts';
import { calendarText } from '../../shared/time/date-text.ts';
import './print-statement.css';
import { statementMessages } from './statement.messages.ts';
import type { StatementSums } from './statement.queries.ts';
import { StatementSlip } from './StatementSlip.tsx';

export interface PrintedStatementProps {
  sums: StatementSums;
  sales: readonly StatementSale[];
  /** When the sales were read, milliseconds since 1970. */
  readMs: number;
}

const WORDS = 'text-start';
/** Figures end below each other, in both directions. */
const FIGURE = 'text-end rtl:text-start';
const CELL = 'border-b border-line px-1.5 py-1 align-top';
const WORDS_CELL = `${CELL} ${WORDS}`;
const FIGURE_CELL = `${CELL} ${FIGURE} whitespace-nowrap`;

/** Day and time of a moment in Asia/Karachi. */
function momentOf(moment: number | string) {
  const [day = '', time = ''] = karachiTime(new Date(moment)).split(' ');
  return { day: calendarText(day), time: time.slice(0, 5) };
}

function SaleRow({ sale }: { sale: StatementSale }) {
  const { printed } = useMessages(statementMessages);
  const { methods } = useMessages(formMessages);
  const { method, bankName, status } = sale;
  const { day, time } = momentOf(sale.paidAt);
  return (
    <tr className="break-inside-avoid">
      <td className={WORDS_CELL}>
        <bdi className="block whitespace-nowrap">{day}</bdi>
        <bdi dir="ltr">{time}</bdi>
      </td>
      <td className={`${WORDS_CELL} wrap-anywhere`}>
        <bdi dir="ltr">{sale.orderId}</bdi>
      </td>
      <td className={FIGURE_CELL}>
        <bdi dir="ltr">{formatUsdt(sale.usdt)}</bdi>
      </td>
      <td className={FIGURE_CELL}>
        <bdi dir="ltr">{formatRupees(sale.price)}</bdi>
      </td>
      <td className={FIGURE_CELL}>
        <bdi dir="ltr">{formatRupees(sale.fee)}</bdi>
      </td>
      <td className={`${FIGURE_CELL} font-semibold`}>
        <bdi dir="ltr" className={status === 'completed' ? '' : 'line-through'}>
          {formatRupees(sale.rupees)}
        </bdi>
        {status !== 'completed' && (
          <span className="block font-normal whitespace-normal">
            {status === 'refunded' ? printed.refunded : printed.returned}
          </span>
        )}
      </td>
      <td className={WORDS_CELL}>
        {method && <bdi className="block">{paymentMethodName({ method, bankName }, methods)}</bdi>}
        <bdi dir="ltr">{sale.account}</bdi>
      </td>
      <td className={`${WORDS_CELL} wrap-anywhere`}>
        {sale.paymentReference && (
          <span className="block text-print-small leading-tight">{printed.paymentReference}</span>
        )}
        <bdi dir="ltr">{sale.utr ?? sale.paymentReference}</bdi>
      </td>
      <td className={`${WORDS_CELL} w-52 wrap-anywhere`}>
        <bdi className="block">{sale.network === '' ? printed.wallet : sale.network.toUpperCase()}</bdi>
        <bdi dir="ltr" className="text-print-small leading-tight">
          {sale.hash}
        </bdi>
      </td>
    </tr>
  );
}

/** Statement for paper: whose, which days, the sums, and every sale. Visible in print only, in black on white (product.md S20). */
export function PrintedStatement({ sums, sales, readMs }: PrintedStatementProps) {
  const messages = useMessages(statementMessages);
  const { printed } = messages;
  const { sell } = useMessages(formMessages);
  const { name, mobile } = useUser();
  const { day, time } = momentOf(readMs);
  const heads: [label: string, className?: string][] = [
    [printed.paid],
    [printed.order],
    [sell.unit, FIGURE],
    [printed.price, FIGURE],
    [messages.fee, FIGURE],
    [printed.rupees, FIGURE],
    [printed.account],
    [printed.utr],
    [printed.transaction],
  ];
  return (
    <div
      data-print-slip
      className="hidden print:block"
      style={{ page: 'statement', maxInlineSize: 'none', breakInside: 'auto' }}
    >
      <p className="text-sm font-bold">{BRAND.name}</p>
      <h1 className="text-xl font-bold">{messages.title}</h1>
      <dl className="mt-2 mb-4 grid grid-cols-[auto_1fr] gap-x-4 text-sm">
        <dt>{printed.seller}</dt>
        <dd>
          <bdi>{name}</bdi>
        </dd>
        <dt>{printed.mobile}</dt>
        <dd>
          <bdi dir="ltr">{formatMobile(mobile)}</bdi>
        </dd>
        <dt>{printed.days}</dt>
        <dd>
          <bdi>{printed.range({ from: calendarText(sums.from), to: calendarText(sums.to) })}</bdi>
        </dd>
        <dt>{printed.asOf}</dt>
        <dd>
          <bdi>{day}</bdi> <bdi dir="ltr">{time}</bdi>
        </dd>
      </dl>
      <div className="mx-auto max-w-140 break-inside-avoid">
        <StatementSlip sums={sums} />
      </div>
      <table className="mt-6 w-full border-collapse text-print">
        <thead className="table-header-group">
          <tr>
            {heads.map(([label, className = WORDS]) => (
              <th key={label} scope="col" className={`border-b border-ink px-1.5 py-1 font-semibold ${className}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sales.map((sale) => (
            <SaleRow key={sale.orderId} sale={sale} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
