import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button } from '@sarraf/ui';
import { parsePaidRows } from '@sarraf/domain';
import { useForm } from 'react-hook-form';
import { deskFormMessages } from '../desk.messages.ts';
import { FormShell } from '../fields/FormShell.tsx';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { AnswerPaste } from './AnswerPaste.tsx';
import { CsvFile } from './CsvFile.tsx';
import { ANSWER_BYTES, answerSchema, type AnswerValues } from './desk.schema.ts';
import { useCsvField } from './use-csv-field.ts';

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
  const { input, fileName, choose, forget } = useCsvField(form, { mostBytes: ANSWER_BYTES, takesFocus });

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
        onFile={choose}
        onForget={forget}
      />
      {fileName === '' && <AnswerPaste {...input} readOnly={sending} />}
    </FormShell>
  );
}
