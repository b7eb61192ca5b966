import type { RupeeReconciliation } from '@sarraf/api-client';
import { decimal, formatRupees } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { KeyValueList, LeaderRow, Slip, SlipAmount, SlipSection, SlipTear, StatusBadge } from '@sarraf/ui';
import { calendarText } from '../../../shared/time/date-text.ts';
import { rupeesMessages } from './rupees.messages.ts';
import { daysText } from './statement-text.ts';

const negated = (value: string | null | undefined) => decimal(0).minus(value ?? 0);

/** Rupee amount; a negative one has a minus before its unit. */
const Rupees = ({ value }: { value: ReturnType<typeof negated> }) => (
  <bdi dir="ltr">{`${value.lt(0) ? '\u2212\u00a0' : ''}${formatRupees(value.abs())}`}</bdi>
);

/** Slip of the rupees: what our books paid, what the bank's statement says, the difference and the account balance. */
export function RupeeSlip({ rupees }: { rupees: RupeeReconciliation }) {
  const messages = useMessages(rupeesMessages).slip;
  const { from, to, float, floatDay } = rupees;
  const sum = (name: 'paid' | 'returned' | 'debits' | 'credits' | 'fees' | 'explained' | 'statement' | 'difference') =>
    decimal(rupees[name] ?? 0);
  const isEven = sum('difference').eq(0);
  return (
    <Slip>
      <SlipSection>
        <SlipAmount
          size="md"
          label={float && floatDay ? messages.balanceOf({ day: calendarText(floatDay) }) : messages.balance}
          value={float ? formatRupees(float) : '-'}
        />
        {!float && <p className="mt-1 text-sm text-ink-2">{messages.noBalance}</p>}
      </SlipSection>
      <SlipTear cut="notch" />
      <SlipSection>
        <KeyValueList>
          {from && to && <LeaderRow label={messages.covered} value={daysText({ from, to })} />}
          <LeaderRow label={messages.paid} value={<Rupees value={sum('paid')} />} />
          <LeaderRow label={messages.returned} value={<Rupees value={negated(rupees.returned)} />} />
          <LeaderRow
            label={messages.books}
            value={<Rupees value={sum('paid').minus(sum('returned'))} />}
            weight="total"
          />
        </KeyValueList>
      </SlipSection>
      <SlipTear />
      <SlipSection>
        <KeyValueList>
          <LeaderRow label={messages.debits} value={<Rupees value={sum('debits')} />} />
          <LeaderRow label={messages.credits} value={<Rupees value={negated(rupees.credits)} />} />
          <LeaderRow label={messages.fees} value={<Rupees value={negated(rupees.fees)} />} />
          <LeaderRow label={messages.explained} value={<Rupees value={negated(rupees.explained)} />} />
          <LeaderRow label={messages.statement} value={<Rupees value={sum('statement')} />} weight="total" />
        </KeyValueList>
      </SlipSection>
      <SlipTear />
      <SlipSection>
        <KeyValueList>
          <LeaderRow
            label={messages.difference}
            value={
              <span className="inline-flex flex-wrap items-baseline justify-end gap-2">
                <Rupees value={sum('difference')} />
                {isEven && <StatusBadge tone="positive">{messages.even}</StatusBadge>}
              </span>
            }
            tone={isEven ? 'plain' : 'negative'}
          />
        </KeyValueList>
      </SlipSection>
    </Slip>
  );
}
