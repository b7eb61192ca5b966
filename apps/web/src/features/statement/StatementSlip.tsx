import { decimal, formatCount, formatRupees, formatUsdt, isPaymentMethodId, methodName } from '@sarraf/domain';
import { formMessages } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { KeyValueList, LeaderRow, Slip, SlipAmount, SlipSection, SlipTear } from '@sarraf/ui';
import { statementMessages } from './statement.messages.ts';
import type { StatementSums } from './statement.queries.ts';

export interface StatementSlipProps {
  sums: StatementSums;
}

/** Rupees, and below them the USDT of the same sales. */
function Amounts({ rupees, usdt }: Pick<StatementSums['sales'], 'rupees' | 'usdt'>) {
  const { sell } = useMessages(formMessages);
  return (
    <>
      <span className="block">
        <bdi dir="ltr">{formatRupees(rupees)}</bdi>
      </span>
      <span className="block text-xs font-normal text-ink-2">
        <bdi dir="ltr">{`${formatUsdt(usdt)} ${sell.unit}`}</bdi>
      </span>
    </>
  );
}

/** Sums of a statement on a slip: the rupees received, how they add up, by payment method, and what stands apart (product.md S20). */
export function StatementSlip({ sums: { sales, returned, refunded, methods } }: StatementSlipProps) {
  const messages = useMessages(statementMessages);
  const { methods: methodNames, sell } = useMessages(formMessages);
  const nameOf = (method: string) =>
    method === '' ? messages.unknownMethod : isPaymentMethodId(method) ? methodName(method, methodNames) : method;
  return (
    <Slip>
      <SlipSection align="center">
        <SlipAmount label={messages.received} value={formatRupees(sales.rupees)} tone="positive" />
      </SlipSection>
      <SlipTear cut="notch" />
      <SlipSection>
        <KeyValueList>
          <LeaderRow label={messages.sales} value={formatCount(sales.count)} />
          <LeaderRow label={messages.sold} value={`${formatUsdt(sales.usdt)} ${sell.unit}`} />
          <LeaderRow label={messages.beforeFee} value={formatRupees(decimal(sales.rupees).plus(sales.fee))} />
          <LeaderRow label={messages.fee} value={`− ${formatRupees(sales.fee)}`} />
          <LeaderRow label={messages.net} value={formatRupees(sales.rupees)} weight="total" tone="positive" />
        </KeyValueList>
      </SlipSection>
      {methods.length > 0 && (
        <>
          <SlipTear />
          <SlipSection>
            <h3 className="mb-3 text-sm font-semibold">{messages.byMethod}</h3>
            <KeyValueList>
              {methods.map(({ method, count, ...amounts }) => (
                <LeaderRow
                  key={method}
                  label={messages.methodCount({ method: nameOf(method), n: formatCount(count) })}
                  value={<Amounts {...amounts} />}
                />
              ))}
            </KeyValueList>
          </SlipSection>
        </>
      )}
      {returned.count + refunded.count > 0 && (
        <>
          <SlipTear />
          <SlipSection>
            <h3 className="mb-3 text-sm font-semibold">{messages.apart}</h3>
            <KeyValueList>
              {returned.count > 0 && (
                <LeaderRow
                  label={messages.returned({ n: formatCount(returned.count) })}
                  value={<Amounts {...returned} />}
                  tone="notice"
                />
              )}
              {refunded.count > 0 && (
                <LeaderRow
                  label={messages.refunded({ n: formatCount(refunded.count) })}
                  value={<Amounts {...refunded} />}
                />
              )}
            </KeyValueList>
          </SlipSection>
        </>
      )}
    </Slip>
  );
}
