import { valibotResolver } from '@hookform/resolvers/valibot';
import { reportDays } from '@sarraf/domain';
import { Button } from '@sarraf/ui';
import { useForm } from 'react-hook-form';
import { deskFormMessages } from '../desk.messages.ts';
import { FormShell } from '../fields/FormShell.tsx';
import { useFormInput } from '../fields/use-form-input.ts';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { statementDaysSchema, type StatementDays } from '../history-filter/history-filter.schema.ts';
import { PeriodFields } from '../history-filter/PeriodFields.tsx';
import { useMessages } from '../language/index.ts';

export interface ReportFormProps extends FormProps<StatementDays, StatementDays> {
  /** Current time in milliseconds since 1970, which decides what *this month* is. */
  now: () => number;
}

/** Form for the days of a report (product.md S17): a month, a tax year, or any days. */
export function ReportForm({ now, initialValues, ...submission }: ReportFormProps) {
  const { statement: messages } = useMessages(deskFormMessages);
  const form = useForm({
    resolver: valibotResolver(statementDaysSchema),
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
      <PeriodFields
        days={{ from: from.value, to: to.value }}
        nowMs={now()}
        errors={{ from: from.error, to: to.error }}
        inputs={{ from: { ref: from.ref, onBlur: from.onBlur }, to: { ref: to.ref, onBlur: to.onBlur } }}
        sending={sending}
        onValueChange={(days) => {
          const [isOtherFrom, isOtherTo] = [days.from !== from.value, days.to !== to.value];
          // A chosen period changes both days, and takes away their errors.
          if (isOtherFrom && isOtherTo) form.reset(days);
          else if (isOtherFrom) from.onValueChange(days.from);
          else if (isOtherTo) to.onValueChange(days.to);
        }}
      />
    </FormShell>
  );
}
