import { isBlank, MAX_SETTING_AMOUNT, MAX_SETTING_PRICE, type PriceRange } from '@sarraf/domain';
import * as v from 'valibot';
import { adminFormMessages } from '../admin.messages.ts';
import { typedNumber, type NumberRule } from '../setting/typed-number.ts';
import { trimText } from '../text.ts';

const AMOUNT: NumberRule = { minValue: 0, maxValue: MAX_SETTING_AMOUNT };
const UNBOUNDED = '∞';
const UNBOUNDED_AS_TYPED = /^\+?(?:∞|infinity)$/i;

const isUnbounded = (text: string): boolean => isBlank(text) || UNBOUNDED_AS_TYPED.test(trimText(text));
const unbounded = v.pipe(
  v.string(),
  v.transform((): null => null),
);
const most = typedNumber({ ...AMOUNT, missing: () => adminFormMessages.current.priceRanges.maxInvalid });

/** One price range. A maximum left empty, or written ∞, is none: null, as on the wire (product.md R35). */
export const priceRangeSchema = v.object({
  min: typedNumber({ ...AMOUNT, missing: () => adminFormMessages.current.priceRanges.minRequired }),
  max: v.lazy((text: unknown) => (typeof text === 'string' && isUnbounded(text) ? unbounded : most)),
  price: typedNumber({
    minValue: 0,
    maxValue: MAX_SETTING_PRICE,
    missing: () => adminFormMessages.current.priceRanges.priceRequired,
  }),
});

/** The prices of the platform: at least one range. Gaps and overlaps are warned of, not refused (product.md R35). */
export const priceRangesSchema = v.object({
  ranges: v.pipe(
    v.array(priceRangeSchema),
    v.minLength(1, () => adminFormMessages.current.priceRanges.missing),
  ),
});

/** What the fields hold: every number as typed. */
export type PriceRangesFields = v.InferInput<typeof priceRangesSchema>;
/** What the form hands over. */
export type PriceRangesValues = v.InferOutput<typeof priceRangesSchema>;
/** One row of the fields. */
export type PriceRangeText = PriceRangesFields['ranges'][number];

/** The fields for ranges of the contract; a maximum that is null or infinite is written ∞. */
export const priceRangesFields = (ranges: readonly PriceRange[]): PriceRangesFields => ({
  ranges: ranges.map(({ min, max, price }) => ({
    min: String(min),
    max: max === null || max === Infinity ? UNBOUNDED : String(max),
    price: String(price),
  })),
});

const { min: minSchema, max: maxSchema, price: priceSchema } = priceRangeSchema.entries;

/** The ranges as typed so far, in their places; what is no number yet is NaN, of which nothing is warned. */
export const typedRanges = (rows: readonly PriceRangeText[]): PriceRange[] =>
  rows.map(({ min, max, price }) => ({
    min: v.parse(v.fallback(minSchema, NaN), min),
    max: v.parse(v.fallback(maxSchema, NaN), max),
    price: v.parse(v.fallback(priceSchema, NaN), price),
  }));
