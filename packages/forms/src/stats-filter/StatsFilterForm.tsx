import { Select } from '@sarraf/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { SearchField } from '../fields/SearchField.tsx';
import { useMessages } from '../language/index.ts';
import { statsFilterMessages } from './stats-filter.messages.ts';
import { DATE_FILTERS, NO_STATS_FILTER, statsFilterSchema, type StatsFilterValues } from './stats-filter.schema.ts';

/** Reason of a change: the user chose a period, typed, pressed Enter, or cleared the search. */
export type StatsFilterReason = 'period' | 'typing' | 'submit' | 'clear';

export interface StatsFilterFormProps {
  /** Initial values; default all time and no search. Read on mount only. */
  initialValues?: Partial<StatsFilterValues>;
  /** Called with every valid change, the search trimmed. Debounce `typing` (product.md S15); apply other reasons at once. */
  onValueChange: (values: StatsFilterValues, detail: { reason: StatsFilterReason }) => void;
  /** Disables all fields. */
  disabled?: boolean;
}

/** Filter of the statistics: period and search (product.md S15). The app debounces. Renders a `<form role="search">`. */
export function StatsFilterForm({ initialValues, onValueChange, disabled }: StatsFilterFormProps) {
  const messages = useMessages(statsFilterMessages);
  const [fields, setFields] = useState<StatsFilterValues>({ ...NO_STATS_FILTER, ...initialValues });
  const { issues } = v.safeParse(statsFilterSchema, fields);

  const report = (next: unknown, reason: StatsFilterReason) => {
    const parsed = v.safeParse(statsFilterSchema, next);
    if (parsed.success) onValueChange(parsed.output, { reason });
  };
  const change = (next: StatsFilterValues, reason: StatsFilterReason) => {
    setFields(next);
    report(next, reason);
  };
  return (
    <form
      role="search"
      noValidate
      data-component="StatsFilterForm"
      onSubmit={(event) => {
        event.preventDefault();
        report(fields, 'submit');
      }}
    >
      <fieldset
        disabled={disabled}
        className="m-0 grid min-w-0 items-start gap-4 border-0 p-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
      >
        <Select
          name="dateFilter"
          label={messages.period}
          options={DATE_FILTERS.map((value) => ({ value, label: messages[value] }))}
          value={fields.dateFilter}
          onValueChange={(text) => {
            const dateFilter = DATE_FILTERS.find((filter) => filter === text);
            if (dateFilter) change({ ...fields, dateFilter }, 'period');
          }}
        />
        <SearchField
          label={messages.search}
          placeholder={messages.placeholder}
          clearLabel={messages.clear}
          value={fields.search}
          error={issues?.[0].message}
          onValueChange={(search, reason) => change({ ...fields, search }, reason)}
        />
      </fieldset>
    </form>
  );
}
