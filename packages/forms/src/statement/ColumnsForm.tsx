import { valibotResolver } from '@hookform/resolvers/valibot';
import { statementDay, STATEMENT_DATE_FORMATS, type CsvRecord, type StatementColumns } from '@sarraf/domain';
import { Button, RadioList, Select } from '@sarraf/ui';
import { useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { deskFormMessages } from '../desk.messages.ts';
import { FormSelect } from '../fields/FormSelect.tsx';
import { FormShell } from '../fields/FormShell.tsx';
import { FormTextField } from '../fields/FormTextField.tsx';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { exampleOf, fieldsFor, headingLineOf, headingsOf } from './column-choice.ts';
import { FirstLines } from './FirstLines.tsx';
import { AMOUNT_COLUMNS, AMOUNT_WAYS, columnsSchema, visibleColumns, type ColumnsFields } from './statement.schema.ts';

export interface ColumnsFormProps extends FormProps<StatementColumns, ColumnsFields> {
  /** First records of the file. */
  records: readonly CsvRecord[];
  /** Columns of the setting; null if there are none yet. */
  current: StatementColumns | null;
  /** A day (`YYYY-MM-DD`) in words. */
  dayText: (day: string) => string;
  /** Called when Cancel is pressed, with the words for fees as typed: no file tells them. */
  onCancel: (feeWords: string) => void;
}

const resolver = valibotResolver(columnsSchema);

/** Form that maps the columns of a bank statement to what they hold, beside the first lines of the file (product.md S17). */
export function ColumnsForm({ records, current, dayText, initialValues, onCancel, ...submission }: ColumnsFormProps) {
  const { desk, statement: messages } = useMessages(deskFormMessages);
  const [line, setLine] = useState(() => headingLineOf(records, current));
  const form = useForm({
    resolver,
    shouldFocusError: false,
    defaultValues: { ...fieldsFor(records, line, current), ...initialValues },
  });
  const { control } = form;
  const fields = useWatch({ control });
  const way = useController({ control, name: 'amounts' }).field;
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    visible: [...visibleColumns(way.value), 'feeWords'],
    fallback: messages.columnsFailed,
    isReusable: true,
  });

  const options = headingsOf(records, line).map((heading) => ({ value: heading, label: heading }));
  const none = { value: '', label: messages.none };
  const example = (name: keyof ColumnsFields) => {
    const text = exampleOf(records, line, fields[name] ?? '');
    return text === '' ? undefined : messages.example({ text: text });
  };
  const hint = (name: keyof ColumnsFields, meaning?: string) => (
    <span className="wrap-anywhere">{[meaning, example(name)].filter((part) => part !== undefined).join(' ')}</span>
  );
  const date = exampleOf(records, line, fields.date ?? '');
  const day = date === '' ? null : statementDay(date, fields.dateFormat ?? 'DD/MM/YYYY');
  const column = (name: 'date' | 'reference' | 'debit' | 'credit' | 'amount' | 'direction', meaning?: string) => (
    <FormSelect
      key={name}
      control={control}
      name={name}
      label={messages[name]}
      placeholder={messages.choose}
      options={options}
      hint={hint(name, meaning)}
      disabled={sending}
    />
  );
  const optional = (name: 'description' | 'account' | 'balance', meaning?: string) => (
    <FormSelect
      control={control}
      name={name}
      label={messages[name]}
      note={desk.optional}
      options={[none, ...options]}
      hint={hint(name, meaning)}
      disabled={sending}
    />
  );
  const meanings = { debit: messages.debitHint, credit: messages.creditHint, amount: undefined, direction: undefined };

  return (
    <FormShell
      data-component="ColumnsForm"
      disabled={submission.disabled}
      general={general}
      onSubmit={submit}
      actions={
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:*:flex-1">
          <Button variant="secondary" disabled={sending} onClick={() => onCancel(form.getValues('feeWords'))}>
            {desk.cancel}
          </Button>
          <Button type="submit" busy={sending} busyLabel={messages.savingColumns}>
            {messages.saveColumns}
          </Button>
        </div>
      }
    >
      <FirstLines records={records} line={line} />
      <Select
        label={messages.headLine}
        value={String(line ?? '')}
        options={records.map(({ line: at, cells }) => ({
          value: String(at),
          label: messages.headLineOf({ line: at, text: cells.filter((cell) => cell.trim() !== '').join(' · ') }),
        }))}
        onValueChange={(value) => {
          setLine(Number(value));
          const feeWords = form.getValues('feeWords');
          form.reset(fieldsFor(records, Number(value), current));
          form.setValue('feeWords', feeWords, { shouldDirty: true });
        }}
        disabled={sending}
      />
      <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
        {column('date')}
        <FormSelect
          control={control}
          name="dateFormat"
          label={messages.dateFormat}
          options={STATEMENT_DATE_FORMATS.map((value) => ({ value, label: messages.dateFormats[value] }))}
          hint={
            date === ''
              ? ''
              : day === null
                ? messages.notADate({ text: date })
                : messages.readAs({ date: dayText(day) })
          }
          disabled={sending}
        />
        {column('reference', messages.referenceHint)}
        {optional('description')}
      </div>
      <RadioList
        ref={way.ref}
        legend={messages.amounts}
        options={AMOUNT_WAYS.map((value) => ({ value, title: messages[value] }))}
        value={way.value}
        onValueChange={(value) => way.onChange(value)}
        disabled={sending}
      />
      <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
        <div className="contents">{AMOUNT_COLUMNS[way.value].map((name) => column(name, meanings[name]))}</div>
        {optional('balance', messages.balanceHint)}
        {optional('account')}
      </div>
      <FormTextField
        control={control}
        name="feeWords"
        label={messages.feeWords}
        note={desk.optional}
        hint={messages.feeWordsHint}
        dir="auto"
        autoComplete="off"
        enterKeyHint="done"
        readOnly={sending}
      />
    </FormShell>
  );
}
