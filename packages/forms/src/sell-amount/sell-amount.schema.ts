import { type AmountLimit, amountOf, brokenLimit } from '@sarraf/domain';
import * as v from 'valibot';
import { formMessages } from '../messages.ts';
import { payoutAccountSchema } from '../payout-account/payout-account.schema.ts';
import { transferLimitMessage, type AccountPayment } from '../payout-account/transfer-limit-message.ts';

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
 * Error message for an amount from `nextAmount`, with the seller's minimum in USDT and the payment to the chosen account. An empty field
 * has none, although it is not enough to continue (product.md R14).
 */
export function sellAmountMessage(amount: string, min: number, payment?: AccountPayment): string | undefined {
  const limit = brokenLimit(amountOf(amount), { min });
  if (limit === 'empty') return undefined;
  return limit === null ? transferLimitMessage(payment) : limitMessage(limit, min);
}

/** Step 1 of the sale: the amount and the payout account (product.md S7). `payment` is the amount in rupees to the chosen account. */
export const sellAmountSchema = (min: number, payment?: AccountPayment) =>
  v.object({
    amount: v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const limit = brokenLimit(amountOf(dataset.value), { min });
        const message = limit === null ? transferLimitMessage(payment) : limitMessage(limit, min);
        if (message !== undefined) addIssue({ message });
      }),
    ),
    ...payoutAccountSchema().entries,
  });

/** Values of step 1. */
export type SellAmountFields = v.InferInput<ReturnType<typeof sellAmountSchema>>;
/** Output of step 1. */
export type SellAmountValues = v.InferOutput<ReturnType<typeof sellAmountSchema>>;
