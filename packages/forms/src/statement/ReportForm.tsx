import { valibotResolver } from '@hookform/resolvers/valibot';
import { REPORT_PERIODS, reportDays } from '@sarraf/domain';
import { Button, DateField, Select } from '@sarraf/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { deskFormMessages } from '../desk.messages.ts';
import { FormShell } from '../fields/FormShell.tsx';
import { useFormInput } from '../fields/use-form-input.ts';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { reportSchema, type ReportValues } from './statement.schema.ts';

export interface ReportFormProps extends FormProps<ReportValues, ReportValues> {
  /** Current time in milliseconds since 1970, read when a period is chosen. */
  now: () => number;
}

const OWN = 'own';
const PERIODS = [...REPORT_PERIODS, OWN] as const;

/** Form for the days of a report (product.md S17): a month, a tax year, or any days. */
export function ReportForm({ now, initialValues, ...submission }: ReportFormProps) {
  const { statement: messages } = useMessages(deskFormMessages);
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>(initialValues ? OWN : 'last-month');
  const form = useForm({
    resolver: valibotResolver(reportSchema),
    shouldFocusError: false,
    defaultValues: { ...reportDays('last-month', now()), ...initialValues },
  });
  const { control } = form;
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    visible: ['from', 'to'],
    fallback: messages.reportFailed,
    isReusable: true,
    isDirty: false,
  });
  const from = useFormInput({ control, name: 'from' });
  const to = useFormInput({ control, name: 'to' });
  const days = { readOnly: sending };

  return (
    <FormShell
      data-component="ReportForm"
      disabled={submission.disabled}
      general={general}
      onSubmit={submit}
      actions={
        <Button type="submit" variant="secondary" fullWidth busy={sending} busyLabel={messages.reportSaving}>
          {messages.reportSave}
        </Button>
      }
    >
      <Select
        label={messages.reportPeriod}
        value={period}
        options={PERIODS.map((value) => ({ value, label: messages.reportPeriods[value] }))}
        onValueChange={(text) => {
          const next = REPORT_PERIODS.find((one) => one === text);
          setPeriod(next ?? OWN);
          if (next) form.reset(reportDays(next, now()));
        }}
        disabled={sending}
      />
      <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
        <DateField
          {...from}
          {...days}
          label={messages.from}
          onValueChange={(value) => {
            setPeriod(OWN);
            from.onValueChange(value);
          }}
        />
        <DateField
          {...to}
          {...days}
          label={messages.to}
          onValueChange={(value) => {
            setPeriod(OWN);
            to.onValueChange(value);
          }}
        />
      </div>
    </FormShell>
  );
}
