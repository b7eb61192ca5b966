import { useState } from 'react';
import * as v from 'valibot';
import { statementDaysSchema, type StatementDays } from './history-filter.schema.ts';
import { PeriodFields } from './PeriodFields.tsx';

export interface StatementDaysFormProps {
  /** Initial days. Read on mount only. */
  initialValues: StatementDays;
  /** Current time in milliseconds since 1970. */
  nowMs: number;
  /** Called with every change to days that a statement can have, and with null for others. */
  onValueChange: (days: StatementDays | null) => void;
}

/** Days of a statement: a month, a tax year, or any days (product.md S20). Every change is reported at once. Renders a `<form>`. */
export function StatementDaysForm({ initialValues, nowMs, onValueChange }: StatementDaysFormProps) {
  const [fields, setFields] = useState<StatementDays>(initialValues);
  const { issues } = v.safeParse(statementDaysSchema, fields);
  const errors = (issues && v.flatten<typeof statementDaysSchema>(issues).nested) ?? {};
  return (
    <form
      noValidate
      data-component="StatementDaysForm"
      className="grid gap-4"
      onSubmit={(event) => event.preventDefault()}
    >
      <PeriodFields
        days={fields}
        nowMs={nowMs}
        errors={{ from: errors.from?.[0], to: errors.to?.[0] }}
        onValueChange={(days) => {
          setFields(days);
          const parsed = v.safeParse(statementDaysSchema, days);
          onValueChange(parsed.success ? parsed.output : null);
        }}
      />
    </form>
  );
}
