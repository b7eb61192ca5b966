import { valibotResolver } from '@hookform/resolvers/valibot';
import { STATEMENT_BYTES } from '@sarraf/domain';
import { Button, DateField } from '@sarraf/ui';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { NO_TEXT, readCsvFile } from '../desk/csv-upload.ts';
import { CsvFile } from '../desk/CsvFile.tsx';
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
}

const VISIBLE = ['csv', 'from', 'to'] as const;

const linesOf = (csv: string): number => csv.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length;

/** Form for a bank statement (product.md S17): the file, and its period if that is longer than its lines show. */
export function StatementForm({ takesFocus = false, today, initialValues, ...submission }: StatementFormProps) {
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
  useEffect(() => {
    if (takesFocus) form.setFocus('csv');
  }, [takesFocus, form]);
  const file = useFormInput({ control, name: 'csv' });
  const from = useFormInput({ control, name: 'from' });
  const to = useFormInput({ control, name: 'to' });
  const fileName = useWatch({ control, name: 'fileName' });

  const setFile = (csv: string, name: string) => {
    form.setValue('fileName', name);
    // A file is validated at once: there is no typing to wait for.
    form.setValue('csv', csv, { shouldDirty: true, shouldValidate: name !== '' });
    if (name === '') form.clearErrors('csv');
  };
  const read = async (chosen: File) => {
    try {
      setFile((await readCsvFile(chosen, STATEMENT_BYTES)) || ' ', chosen.name);
    } catch {
      // The file was moved, or its drive was removed.
      form.setError('csv', { type: 'server', message: desk.answerUnreadable });
    }
  };
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
        lines={fileName !== '' && file.error === undefined && file.value !== NO_TEXT ? linesOf(file.value) : null}
        error={file.error}
        disabled={sending}
        inputRef={file.ref}
        onFile={(chosen) => void read(chosen)}
        onForget={() => setFile('', '')}
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
