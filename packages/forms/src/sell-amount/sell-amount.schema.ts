import { type AmountLimit, amountOf, brokenLimit } from '@sarraf/domain';
import * as v from 'valibot';
import { formMessages } from '../messages.ts';
import { payoutAccountSchema } from '../payout-account/payout-account.schema.ts';

function limitMessage(limit: AmountLimit, min: number): string {
  switch (limit) {
    case 'empty':
      return formMessages.current.sell.amountMissing;
    case 'below-min':
      return formMessages.current.sell.belowMinimum({ n: min });
    case 'above-max':
      return formMessages.current.sell.aboveMaximum;
    default:
      return limit satisfies never;
  }
}

/**
 * Error message for an amount from `nextAmount`, with the seller's minimum in USDT. An empty field has none, although it is not enough to
 * continue (product.md R14).
 */
export function sellAmountMessage(amount: string, min: number): string | undefined {
  const limit = brokenLimit(amountOf(amount), { min });
  return limit === null || limit === 'empty' ? undefined : limitMessage(limit, min);
}

/** Step 1 of the sale: the amount and the payout account (product.md S7). */
export const sellAmountSchema = (min: number) =>
  v.object({
    amount: v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const limit = dataset.typed ? brokenLimit(amountOf(dataset.value), { min }) : null;
        if (limit !== null) addIssue({ message: limitMessage(limit, min) });
      }),
    ),
    ...payoutAccountSchema().entries,
  });

/** Values of step 1. */
export type SellAmountFields = v.InferInput<ReturnType<typeof sellAmountSchema>>;
/** Output of step 1. */
export type SellAmountValues = v.InferOutput<ReturnType<typeof sellAmountSchema>>;
