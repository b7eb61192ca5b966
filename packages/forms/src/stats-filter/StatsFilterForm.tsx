import { IconButton, Select, TextField } from '@sarraf/ui';
import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { useMessages } from '../language/index.ts';
import { statsFilterMessages } from './stats-filter.messages.ts';
import { DATE_FILTERS, statsFilterSchema, type StatsFilterValues } from './stats-filter.schema.ts';

/** What the person did: chose a period, typed, pressed Enter, or cleared the search. */
export type StatsFilterReason = 'period' | 'typing' | 'submit' | 'clear';

export interface StatsFilterFormProps {
  /** What the fields hold at first; all time and no search without it. Read once. */
  initialValues?: Partial<StatsFilterValues>;
  /** Called with every change the server can be asked, the search trimmed. Wait a moment after `typing` (product.md S15); the rest is meant at once. */
  onValueChange: (values: StatsFilterValues, detail: { reason: StatsFilterReason }) => void;
  /** Nothing can be typed or chosen. */
  disabled?: boolean;
}

/** Chooses what the statistics show (product.md S15). Holds no clock: the app waits before it searches. Renders a `<form role="search">`. */
export function StatsFilterForm({ initialValues, onValueChange, disabled }: StatsFilterFormProps) {
  const messages = useMessages(statsFilterMessages);
  const [fields, setFields] = useState<StatsFilterValues>({ dateFilter: 'all', search: '', ...initialValues });
  const searchField = useRef<HTMLInputElement>(null);
  const { issues } = v.safeParse(statsFilterSchema, fields);

  const tell = (next: unknown, reason: StatsFilterReason) => {
    const parsed = v.safeParse(statsFilterSchema, next);
    if (parsed.success) onValueChange(parsed.output, { reason });
  };
  const change = (next: StatsFilterValues, reason: StatsFilterReason) => {
    setFields(next);
    tell(next, reason);
  };
  return (
    <form
      role="search"
      noValidate
      data-component="StatsFilterForm"
      onSubmit={(event) => {
        event.preventDefault();
        tell(fields, 'submit');
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
        <TextField
          ref={searchField}
          name="search"
          label={messages.search}
          placeholder={messages.placeholder}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          prefix={<Search aria-hidden="true" className="size-5" />}
          suffix={
            fields.search !== '' && (
              <IconButton
                label={messages.clear}
                icon={<X />}
                className="-me-2.5 align-middle"
                onClick={() => {
                  change({ ...fields, search: '' }, 'clear');
                  searchField.current?.focus();
                }}
              />
            )
          }
          value={fields.search}
          onValueChange={(search) => change({ ...fields, search }, 'typing')}
          {...(issues && { error: issues[0].message })}
        />
      </fieldset>
    </form>
  );
}
