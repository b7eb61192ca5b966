import { CURRENCY_LABEL } from '@sarraf/domain';
import { IconButton } from '@sarraf/ui';
import { Trash2 } from 'lucide-react';
import { useId, type Ref } from 'react';
import type { Control } from 'react-hook-form';
import { FormTextField } from '../fields/FormTextField.tsx';
import { fill } from '../language.ts';
import { messages } from '../messages.ts';
import { rangeNumber } from './price-range-words.ts';
import type { PriceRangesFields, PriceRangesValues } from './price-ranges.schema.ts';

const { priceRanges: words, sell } = messages;

const NUMBER = { inputMode: 'decimal', autoComplete: 'off', spellCheck: false, dir: 'ltr', translate: 'no' } as const;

export interface PriceRangeRowProps {
  /** The form the row belongs to. */
  control: Control<PriceRangesFields, unknown, PriceRangesValues>;
  /** Place of the row in the list. */
  index: number;
  /** Id of the sentence about leaving a maximum empty. */
  introId: string;
  /** The price is 0, at which nothing can be sold. */
  isFree: boolean;
  /** The ranges are being saved: the text stays and can be read, but not changed. */
  busy: boolean;
  /** The remove button, which takes the focus when a neighbour goes. */
  removeRef: Ref<HTMLButtonElement>;
  onRemove: () => void;
}

/** One price range: from, to, price. Part of `PriceRangesForm`. */
export function PriceRangeRow({ control, index, introId, isFree, busy, removeRef, onRemove }: PriceRangeRowProps) {
  const id = useId();
  const n = rangeNumber(index);
  return (
    <div
      role="group"
      aria-labelledby={id}
      data-part="range"
      className="grid grid-cols-2 items-start gap-x-3 gap-y-4 border-t border-dashed border-line px-5 py-4 first:border-t-0 md:grid-cols-[5rem_1fr_1fr_1fr_auto] lg:px-6"
    >
      <p id={id} className="flex min-h-11 items-center text-sm font-semibold text-ink-2 md:mt-7 md:min-h-13">
        {fill(words.row, { n })}
      </p>
      <FormTextField
        {...NUMBER}
        control={control}
        name={`ranges.${index}.min`}
        label={words.min}
        note={sell.unit}
        readOnly={busy}
        className="max-md:row-start-2"
      />
      <FormTextField
        {...NUMBER}
        control={control}
        name={`ranges.${index}.max`}
        label={words.max}
        note={sell.unit}
        placeholder="∞"
        aria-describedby={introId}
        readOnly={busy}
        className="max-md:row-start-2"
      />
      <FormTextField
        {...NUMBER}
        control={control}
        name={`ranges.${index}.price`}
        label={words.price}
        prefix={CURRENCY_LABEL}
        warning={isFree ? words.priceZero : undefined}
        readOnly={busy}
        className="max-md:col-span-2"
      />
      <IconButton
        ref={removeRef}
        label={fill(words.remove, { n })}
        icon={<Trash2 />}
        tone="negative"
        disabled={busy}
        onClick={onRemove}
        className="justify-self-end max-md:col-start-2 max-md:row-start-1 md:mt-8"
      />
    </div>
  );
}
