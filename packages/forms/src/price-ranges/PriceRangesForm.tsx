import { valibotResolver } from '@hookform/resolvers/valibot';
import type { PriceRange } from '@sarraf/domain';
import { Button } from '@sarraf/ui';
import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { FormShell } from '../fields/FormShell.tsx';
import { useCancel } from '../fields/use-cancel.ts';
import { useSubmission } from '../fields/use-submission.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { adminFormMessages } from '../admin.messages.ts';
import { formMessages } from '../messages.ts';
import { PriceRangeRow } from './PriceRangeRow.tsx';
import { PriceRangeWarnings } from './PriceRangeWarnings.tsx';
import {
  priceRangesSchema,
  typedRanges,
  type PriceRangesFields,
  type PriceRangesValues,
} from './price-ranges.schema.ts';

const EMPTY_ROW = { min: '', max: '', price: '' };
const resolver = valibotResolver(priceRangesSchema);

/** `initialValues` are the current ranges as text, made by `priceRangesFields`. */
export interface PriceRangesFormProps extends FormProps<PriceRangesValues, PriceRangesFields> {
  /** Renders content between the ranges and the buttons from the typed ranges; a value that is not a number yet is NaN. */
  children?: (ranges: readonly PriceRange[]) => ReactNode;
  /** Called after Cancel, when there are no unsaved changes or the user discarded them; without it there is no Cancel button. */
  onCancel?: () => void;
}

/** Editor of the prices by quantity (product.md R35). Warnings appear while typing, errors only for invalid numbers; a failed save keeps all values. */
export function PriceRangesForm({ initialValues, children, onCancel, ...submission }: PriceRangesFormProps) {
  const messages = useMessages(adminFormMessages).priceRanges;
  const { failures, details, payment } = useMessages(formMessages);
  const id = useId();
  const form = useForm({ resolver, shouldFocusError: false, defaultValues: { ranges: [], ...initialValues } });
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'ranges' });
  const [status, setStatus] = useState('');
  const { submit, sending, general } = useSubmission(form, {
    ...submission,
    visible: fields.flatMap((_, index) => [
      `ranges.${index}.min` as const,
      `ranges.${index}.max` as const,
      `ranges.${index}.price` as const,
    ]),
    fallback: failures.updateSetting,
    isReusable: true,
    onDone: () => {
      // `keepValues` keeps the same rows mounted, so the focused field keeps its focus.
      form.reset(form.getValues(), { keepValues: true });
      setStatus(messages.saved);
    },
  });
  const cancel = useCancel(form.formState.isDirty, onCancel);

  const addButton = useRef<HTMLButtonElement>(null);
  const removeButtons = useRef<(HTMLButtonElement | null)[]>([]);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const next = Math.min(removed.current, fields.length - 1);
    removed.current = null;
    (removeButtons.current[next] ?? addButton.current)?.focus();
  }, [fields.length]);

  const ranges = typedRanges(form.watch('ranges'));
  const isMissing = fields.length === 0 && form.formState.isSubmitted;
  return (
    <FormShell
      data-component="PriceRangesForm"
      disabled={submission.disabled}
      general={general}
      onSubmit={() => {
        setStatus('');
        if (fields.length === 0) addButton.current?.focus();
        void submit();
      }}
      actions={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" className="max-sm:w-full" busy={sending} busyLabel={details.submitting}>
            {messages.submit}
          </Button>
          {onCancel && (
            <Button variant="secondary" className="max-sm:w-full" disabled={sending} onClick={() => void cancel()}>
              {payment.cancel}
            </Button>
          )}
          <p role="status" data-part="status" className="text-sm font-medium text-positive">
            {status}
          </p>
        </div>
      }
    >
      <p id={`${id}-intro`} data-part="intro" className="text-sm text-ink-2">
        {messages.intro}
      </p>
      <div className="@container rounded-card border border-line bg-surface empty:hidden">
        {fields.map((row, index) => (
          <PriceRangeRow
            key={row.id}
            control={control}
            index={index}
            introId={`${id}-intro`}
            isFree={ranges[index]?.price === 0}
            busy={sending}
            removeRef={(button) => {
              removeButtons.current[index] = button;
            }}
            onRemove={() => {
              removed.current = index;
              remove(index);
              setStatus(messages.removed({ n: index + 1 }));
            }}
          />
        ))}
      </div>
      <div className="flex flex-col gap-2">
        <Button
          ref={addButton}
          variant="secondary"
          className="sm:self-start"
          disabled={sending}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          onClick={() => {
            setStatus('');
            append(EMPTY_ROW, { focusName: `ranges.${fields.length}.min` });
          }}
        >
          <Plus aria-hidden="true" className="size-5" />
          {messages.add}
        </Button>
        <p id={`${id}-missing`} role="alert" className="text-sm font-medium text-negative empty:-mt-2">
          {isMissing && messages.missing}
        </p>
      </div>
      <PriceRangeWarnings ranges={ranges} />
      {children?.(ranges)}
    </FormShell>
  );
}
