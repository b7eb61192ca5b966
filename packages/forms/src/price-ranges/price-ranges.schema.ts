import { isBlank, MAX_SETTING_AMOUNT, MAX_SETTING_PRICE, type PriceRange } from '@sarraf/domain';
import * as v from 'valibot';
import { adminFormMessages } from '../admin.messages.ts';
import { typedNumber, type NumberRule } from '../setting/typed-number.ts';
import { trimText } from '../text.ts';

const AMOUNT: NumberRule = { minValue: 0, maxValue: MAX_SETTING_AMOUNT };
const UNBOUNDED = '∞';
const TYPED_UNBOUNDED = /^\+?(?:∞|infinity)$/i;

const isUnbounded = (text: string): boolean => isBlank(text) || TYPED_UNBOUNDED.test(trimText(text));
const unbounded = v.pipe(
  v.string(),
  v.transform((): null => null),
);
const bounded = typedNumber({ ...AMOUNT, missing: () => adminFormMessages.current.priceRanges.maxInvalid });

/** One price range. An empty maximum, or ∞, is null: no maximum (product.md R35). */
export const priceRangeSchema = v.object({
  min: typedNumber({ ...AMOUNT, missing: () => adminFormMessages.current.priceRanges.minRequired }),
  max: v.lazy((text: unknown) => (typeof text === 'string' && isUnbounded(text) ? unbounded : bounded)),
  price: typedNumber({
    minValue: 0,
    maxValue: MAX_SETTING_PRICE,
    missing: () => adminFormMessages.current.priceRanges.priceRequired,
  }),
});

/** Price ranges of the platform, at least one. Gaps and overlaps are warnings, not errors (product.md R35). */
export const priceRangesSchema = v.object({
  ranges: v.pipe(
    v.array(priceRangeSchema),
    v.minLength(1, () => adminFormMessages.current.priceRanges.missing),
  ),
});

/** Values of the fields: every number as typed. */
export type PriceRangesFields = v.InferInput<typeof priceRangesSchema>;
/** Output of the form. */
export type PriceRangesValues = v.InferOutput<typeof priceRangesSchema>;
/** One row of the fields. */
export type PriceRangeText = PriceRangesFields['ranges'][number];

/** Field values for ranges of the contract; a null or infinite maximum is `∞`. */
export const priceRangesFields = (ranges: readonly PriceRange[]): PriceRangesFields => ({
  ranges: ranges.map(({ min, max, price }) => ({
    min: String(min),
    max: max === null || max === Infinity ? UNBOUNDED : String(max),
    price: String(price),
  })),
});

const { min: minSchema, max: maxSchema, price: priceSchema } = priceRangeSchema.entries;

/** Typed ranges in the order of the rows; a value that is not a number yet is NaN and causes no warning. */
export const typedRanges = (rows: readonly PriceRangeText[]): PriceRange[] =>
  rows.map(({ min, max, price }) => ({
    min: v.parse(v.fallback(minSchema, NaN), min),
    max: v.parse(v.fallback(maxSchema, NaN), max),
    price: v.parse(v.fallback(priceSchema, NaN), price),
  }));
