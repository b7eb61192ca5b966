import { valibotResolver } from '@hookform/resolvers/valibot';
import { STATEMENT_BYTES } from '@sarraf/domain';
import { Button, DateField } from '@sarraf/ui';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { NO_TEXT } from '../desk/csv-upload.ts';
import { CsvFile } from '../desk/CsvFile.tsx';
import { useCsvField } from '../desk/use-csv-field.ts';
import { deskFormMessages } from '../desk.messages.ts';
import { FormShell } from '../fields/FormShell.tsx';
import { useFormInput } from '../fields/use-form-input.ts';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { statementSchema, type StatementValues } from './statement.schema.ts';

export interface StatementFormProps extends FormProps<StatementValues, StatementValues> {
  /** Whether the file field takes the focus on mount. */
  takesFocus?: boolean;
  /** Today in Asia/Karachi, `YYYY-MM-DD`: no statement ends later. */
  today?: string | undefined;
  /** Called with every change of the file or of a day, so that the app knows which file is chosen. */
  onValuesChange?: (values: StatementValues) => void;
}

const VISIBLE = ['csv', 'from', 'to'] as const;

const linesOf = (csv: string): number => csv.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length;

/** Form for a bank statement (product.md S17): the file, and its period if that is longer than its lines show. */
export function StatementForm({
  takesFocus = false,
  today,
  initialValues,
  onValuesChange,
  ...submission
}: StatementFormProps) {
  const { desk, statement } = useMessages(deskFormMessages);
  const form = useForm({
    resolver: valibotResolver(statementSchema),
    shouldFocusError: false,
    defaultValues: { csv: '', fileName: '', from: '', to: '', ...initialValues },
  });
  const { control } = form;
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    visible: VISIBLE,
    fallback: statement.checkFailed,
    isReusable: true,
  });
  const { input, fileName, choose, forget } = useCsvField(form, { mostBytes: STATEMENT_BYTES, takesFocus });
  const from = useFormInput({ control, name: 'from' });
  const to = useFormInput({ control, name: 'to' });
  const report = useEffectEvent((values: StatementValues) => onValuesChange?.(values));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => report(values) }), [form]);
  const max = today === undefined ? {} : { max: today };

  return (
    <FormShell
      data-component="StatementForm"
      disabled={submission.disabled}
      general={general}
      onSubmit={submit}
      actions={
        <Button type="submit" fullWidth busy={sending} busyLabel={desk.answerChecking}>
          {statement.check}
        </Button>
      }
    >
      <CsvFile
        label={statement.file}
        hint={statement.fileHint}
        fileName={fileName}
        lines={fileName !== '' && input.error === undefined && input.value !== NO_TEXT ? linesOf(input.value) : null}
        error={input.error}
        disabled={sending}
        inputRef={input.ref}
        onFile={choose}
        onForget={forget}
      />
      <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
        <DateField
          {...from}
          {...max}
          label={statement.from}
          note={desk.optional}
          hint={statement.fromHint}
          readOnly={sending}
        />
        <DateField
          {...to}
          {...max}
          label={statement.to}
          note={desk.optional}
          hint={statement.toHint}
          readOnly={sending}
        />
      </div>
    </FormShell>
  );
}
