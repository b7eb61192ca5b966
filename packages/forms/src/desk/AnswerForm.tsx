import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button } from '@sarraf/ui';
import { parsePaidRows } from '@sarraf/domain';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { deskFormMessages } from '../desk.messages.ts';
import { FormShell } from '../fields/FormShell.tsx';
import { useFormInput } from '../fields/use-form-input.ts';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { AnswerPaste } from './AnswerPaste.tsx';
import { readCsvFile } from './csv-upload.ts';
import { CsvFile } from './CsvFile.tsx';
import { ANSWER_BYTES, answerSchema, type AnswerValues } from './desk.schema.ts';

export interface AnswerFormProps extends FormProps<AnswerValues, AnswerValues> {
  /** Whether the file field takes the focus on mount. */
  takesFocus?: boolean;
}

/** Number of payments in a valid answer; null for any other text. */
function linesOf(csv: string): number | null {
  const answer = parsePaidRows(csv);
  return 'rows' in answer ? answer.rows.length : null;
}

/** Form for a bank's answer to a batch (product.md S17): a file, or its lines pasted. */
export function AnswerForm({ takesFocus = false, initialValues, ...submission }: AnswerFormProps) {
  const messages = useMessages(deskFormMessages).desk;
  const form = useForm({
    resolver: valibotResolver(answerSchema),
    shouldFocusError: false,
    defaultValues: { csv: '', fileName: '', ...initialValues },
  });
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    visible: ['csv'],
    fallback: messages.answerFailed,
    isReusable: true,
  });
  useEffect(() => {
    if (takesFocus) form.setFocus('csv');
  }, [takesFocus, form]);
  const input = useFormInput({ control: form.control, name: 'csv' });
  const fileName = useWatch({ control: form.control, name: 'fileName' });

  const setAnswer = (csv: string, name: string) => {
    form.setValue('fileName', name);
    // A file is validated at once: there is no typing to wait for.
    form.setValue('csv', csv, { shouldDirty: true, shouldValidate: name !== '' });
    if (name === '') form.clearErrors('csv');
  };
  const read = async (file: File) => {
    try {
      setAnswer(await readCsvFile(file, ANSWER_BYTES), file.name);
    } catch {
      // The file was moved, or its drive was removed.
      form.setError('csv', { type: 'server', message: messages.answerUnreadable });
    }
  };

  return (
    <FormShell
      data-component="AnswerForm"
      disabled={submission.disabled}
      general={general}
      onSubmit={submit}
      actions={
        <Button type="submit" fullWidth busy={sending} busyLabel={messages.answerChecking}>
          {messages.answerCheck}
        </Button>
      }
    >
      <CsvFile
        label={messages.answerFile}
        hint={messages.answerHint}
        fileName={fileName}
        lines={fileName !== '' && input.error === undefined ? linesOf(input.value) : null}
        disabled={sending}
        {...(fileName !== '' && { error: input.error, inputRef: input.ref })}
        onFile={(file) => void read(file)}
        onForget={() => setAnswer('', '')}
      />
      {fileName === '' && <AnswerPaste {...input} readOnly={sending} />}
    </FormShell>
  );
}
