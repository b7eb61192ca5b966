import { CURRENCY_LABEL } from '@sarraf/domain';
import { IconButton } from '@sarraf/ui';
import { Trash2 } from 'lucide-react';
import { useId, type Ref } from 'react';
import type { Control } from 'react-hook-form';
import { FormTextField, type FormTextFieldProps } from '../fields/FormTextField.tsx';
import { useMessages } from '../language/index.ts';
import { adminFormMessages } from '../admin.messages.ts';
import { formMessages } from '../messages.ts';
import type { PriceRangesFields, PriceRangesValues } from './price-ranges.schema.ts';

export interface PriceRangeRowProps {
  /** The form the row belongs to. */
  control: Control<PriceRangesFields, unknown, PriceRangesValues>;
  /** Index of the row in the list. */
  index: number;
  /** Id of the message about leaving a maximum empty. */
  introId: string;
  /** Whether the price is 0, at which nothing can be sold. */
  isFree: boolean;
  /** Whether the ranges are being saved: the fields are read-only. */
  busy: boolean;
  /** Ref of the remove button, which gets the focus when a neighbouring row is removed. */
  removeRef: Ref<HTMLButtonElement>;
  onRemove: () => void;
}

function RangeField(props: FormTextFieldProps<PriceRangesFields, PriceRangesValues>) {
  return (
    <FormTextField
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      translate="no"
      {...props}
      labelPlacement="beside"
      className="col-span-2 @min-[38rem]:col-span-1"
    />
  );
}

/**
 * Row of one price range: from, to, price. Part of `PriceRangesForm`.
 *
 * Container queries by the width of the list: labels beside the fields, then three fields in a line, then the whole row in a line. At every
 * width a field shows sixteen characters, the most that a number may have.
 */
export function PriceRangeRow({ control, index, introId, isFree, busy, removeRef, onRemove }: PriceRangeRowProps) {
  const messages = useMessages(adminFormMessages).priceRanges;
  const { sell } = useMessages(formMessages);
  const id = useId();
  const n = index + 1;
  return (
    <div
      role="group"
      aria-labelledby={id}
      data-part="range"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-3 border-t border-dashed border-line px-5 py-4 first:border-t-0 @min-[38rem]:grid-cols-3 @min-[47rem]:grid-cols-[5rem_1fr_1fr_1fr_auto] @min-[47rem]:px-6"
    >
      <p
        id={id}
        className="flex min-h-11 items-center text-sm font-semibold text-ink-2 @min-[38rem]:col-span-2 @min-[47rem]:col-span-1 @min-[47rem]:mt-7 @min-[47rem]:min-h-13"
      >
        {messages.row({ n })}
      </p>
      <RangeField
        control={control}
        name={`ranges.${index}.min`}
        label={messages.min}
        note={sell.unit}
        readOnly={busy}
      />
      <RangeField
        control={control}
        name={`ranges.${index}.max`}
        label={messages.max}
        note={sell.unit}
        placeholder="∞"
        aria-describedby={introId}
        readOnly={busy}
      />
      <RangeField
        control={control}
        name={`ranges.${index}.price`}
        label={messages.price}
        prefix={CURRENCY_LABEL}
        warning={isFree ? messages.priceZero : undefined}
        readOnly={busy}
      />
      <IconButton
        ref={removeRef}
        label={messages.remove({ n })}
        icon={<Trash2 />}
        tone="negative"
        disabled={busy}
        onClick={onRemove}
        className="col-start-2 row-start-1 -me-3 justify-self-end @min-[38rem]:col-start-3 @min-[47rem]:col-start-5 @min-[47rem]:me-0 @min-[47rem]:mt-8"
      />
    </div>
  );
}
