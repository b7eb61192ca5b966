import { expectTypeOf, test } from 'vitest';
import type { PriceRangesFields, PriceRangesValues } from './price-ranges.schema.ts';
import type { PriceRangesFormProps } from './PriceRangesForm.tsx';

const onSubmit = async () => ({ ok: true as const });
const props = (all: PriceRangesFormProps) => all;

// Never called, only type-checked. Each illegal use follows the legal one.
const acts = () => {
  props({ onSubmit });
  props({ initialValues: { ranges: [{ min: '1', max: '∞', price: '280' }] }, onSubmit, children: () => null });
  // @ts-expect-error the fields hold text; `priceRangesFields` makes it
  props({ initialValues: { ranges: [{ min: 1, max: null, price: 280 }] }, onSubmit });
  // @ts-expect-error a range has a price
  props({ initialValues: { ranges: [{ min: '1', max: '∞' }] }, onSubmit });
};

test('the input is text, the output the ranges of the contract', () => {
  expectTypeOf(acts).returns.toBeVoid();
  expectTypeOf<PriceRangesFields>().toEqualTypeOf<{ ranges: { min: string; max: string; price: string }[] }>();
  expectTypeOf<PriceRangesValues>().toEqualTypeOf<{ ranges: { min: number; max: number | null; price: number }[] }>();
});
