import { reportDays, STATEMENT_PERIODS, type DayRange, type StatementPeriod } from '@sarraf/domain';
import { DateField, Select, type DateFieldProps } from '@sarraf/ui';
import { useState } from 'react';
import { useMessages } from '../language/index.ts';
import { historyFilterMessages } from './history-filter.messages.ts';

export interface PeriodFieldsProps {
  /** First and last day, `YYYY-MM-DD`, or empty. */
  days: DayRange;
  /** Called with every change, also with days that are missing or in the wrong order. */
  onValueChange: (days: DayRange) => void;
  /** Current time in milliseconds since 1970, which decides what *this month* is. */
  nowMs: number;
  /** Whether the period may be left open: then the days are shown only for *Other days*. */
  mayBeOpen?: boolean;
  errors: Partial<Record<keyof DayRange, string | undefined>>;
  /** Props of the days in a form that focuses them. */
  inputs?: Partial<Record<keyof DayRange, Pick<DateFieldProps, 'ref' | 'onBlur'>>>;
  /** Whether a submission runs: nothing can be changed then. */
  sending?: boolean;
}

const isSame = (one: DayRange, other: DayRange): boolean => one.from === other.from && one.to === other.to;

/** Fields of a period: a list of months and tax years, and its days. Renders a fragment. */
export function PeriodFields({
  days,
  onValueChange,
  nowMs,
  mayBeOpen = false,
  errors,
  inputs,
  sending = false,
}: PeriodFieldsProps) {
  const messages = useMessages(historyFilterMessages);
  const [isOwn, setIsOwn] = useState(false);
  const chosen = STATEMENT_PERIODS.find((period) => isSame(reportDays(period, nowMs), days));
  const isOpen = mayBeOpen && days.from === '' && days.to === '';
  const value = isOwn ? 'own' : (chosen ?? (isOpen ? 'any' : 'own'));

  const labelOf = (period: StatementPeriod): string => {
    if (period === 'this-month' || period === 'last-month') return messages.periods[period];
    const { from, to } = reportDays(period, nowMs);
    return messages.taxYear({ from: from.slice(0, 4), to: to.slice(2, 4) });
  };
  const open = mayBeOpen ? [{ value: 'any', label: messages.periods.any }] : [];
  const periods = STATEMENT_PERIODS.map((period) => ({ value: period, label: labelOf(period) }));

  return (
    <>
      <Select
        name="period"
        label={messages.period}
        options={[...open, ...periods, { value: 'own', label: messages.periods.own }]}
        value={value}
        disabled={sending}
        onValueChange={(text) => {
          setIsOwn(text === 'own');
          const period = STATEMENT_PERIODS.find((one) => one === text);
          if (period) onValueChange(reportDays(period, nowMs));
          else if (text === 'any') onValueChange({ from: '', to: '' });
        }}
      />
      {(!mayBeOpen || value === 'own') && (
        <div className="col-span-full grid grid-cols-2 gap-4 max-[22rem]:grid-cols-1">
          {(['from', 'to'] as const).map((name) => (
            <DateField
              key={name}
              {...inputs?.[name]}
              name={name}
              label={messages[name]}
              value={days[name]}
              readOnly={sending}
              onValueChange={(day) => {
                setIsOwn(true);
                onValueChange({ ...days, [name]: day });
              }}
              {...(errors[name] && { error: errors[name] })}
            />
          ))}
        </div>
      )}
    </>
  );
}
