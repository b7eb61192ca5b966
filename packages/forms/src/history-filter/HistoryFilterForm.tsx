import { Select } from '@sarraf/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { SearchField } from '../fields/SearchField.tsx';
import { useMessages } from '../language/index.ts';
import { historyFilterMessages } from './history-filter.messages.ts';
import {
  historyFilterSchema,
  NO_HISTORY_FILTER,
  STATUS_CHOICES,
  type HistoryFilterValues,
} from './history-filter.schema.ts';
import { PeriodFields } from './PeriodFields.tsx';

/** Reason of a change: the user chose a status or days, typed, pressed Enter, or cleared the search. */
export type HistoryFilterReason = 'choice' | 'typing' | 'submit' | 'clear';

export interface HistoryFilterFormProps {
  /** Initial values; by default they find everything. Read on mount only. */
  initialValues?: Partial<HistoryFilterValues>;
  /** Current time in milliseconds since 1970. */
  nowMs: number;
  /** Called with every valid change, the search trimmed. Debounce `typing`; apply other reasons at once. */
  onValueChange: (values: HistoryFilterValues, detail: { reason: HistoryFilterReason }) => void;
}

/** Filter of the history: search, status and period (product.md S12). The app debounces. Renders a `<form role="search">`. */
export function HistoryFilterForm({ initialValues, nowMs, onValueChange }: HistoryFilterFormProps) {
  const messages = useMessages(historyFilterMessages);
  const [fields, setFields] = useState<HistoryFilterValues>({ ...NO_HISTORY_FILTER, ...initialValues });
  const { issues } = v.safeParse(historyFilterSchema, fields);
  const errors = (issues && v.flatten<typeof historyFilterSchema>(issues).nested) ?? {};

  const report = (next: HistoryFilterValues, reason: HistoryFilterReason) => {
    const parsed = v.safeParse(historyFilterSchema, next);
    if (parsed.success) onValueChange(parsed.output, { reason });
  };
  const change = (next: HistoryFilterValues, reason: HistoryFilterReason) => {
    setFields(next);
    report(next, reason);
  };
  return (
    <form
      role="search"
      noValidate
      data-component="HistoryFilterForm"
      className="grid grid-cols-2 items-start gap-4 max-[22rem]:grid-cols-1 lg:grid-cols-4"
      onSubmit={(event) => {
        event.preventDefault();
        report(fields, 'submit');
      }}
    >
      <div className="col-span-full lg:col-span-2">
        <SearchField
          label={messages.search}
          placeholder={messages.placeholder}
          clearLabel={messages.clearSearch}
          value={fields.search}
          error={errors.search?.[0]}
          onValueChange={(search, reason) => change({ ...fields, search }, reason)}
        />
      </div>
      <Select
        name="status"
        label={messages.status}
        options={STATUS_CHOICES.map((value) => ({ value, label: messages.statuses[value] }))}
        value={fields.status}
        onValueChange={(text) => {
          const status = STATUS_CHOICES.find((choice) => choice === text);
          if (status) change({ ...fields, status }, 'choice');
        }}
      />
      <PeriodFields
        mayBeOpen
        days={fields}
        nowMs={nowMs}
        errors={{ from: errors.from?.[0], to: errors.to?.[0] }}
        onValueChange={(days) => change({ ...fields, ...days }, 'choice')}
      />
    </form>
  );
}
