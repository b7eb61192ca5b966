import { amountOf, checkSellAmount } from '@sarraf/domain';
import * as v from 'valibot';
import { messages } from '../messages.ts';
import { payoutAccountSchema } from '../payout-account/payout-account.schema.ts';

/**
 * The sentence for a draft amount, or nothing to say: an empty field (which is 0) is not an error, only not enough
 * to go on with (spec §5, Sell amount).
 *
 * @param draft Decimal text as `draftAmount` of the domain keeps it.
 * @param min The user's own minimum in USDT.
 */
export function sellAmountMessage(draft: string, min: number): string | undefined {
  const verdict = checkSellAmount(amountOf(draft), min);
  switch (verdict) {
    case 'ok':
    case 'empty':
      return undefined;
    case 'below-min':
      return messages.sell.belowMinimum({ n: min });
    case 'above-max':
      return messages.sell.aboveMaximum;
    default:
      return verdict satisfies never;
  }
}

/** Step 1 of the sale: how much, and where the rupees go (spec §5, Continue). */
export const sellAmountSchema = (min: number) =>
  v.object({
    amount: v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed || checkSellAmount(amountOf(dataset.value), min) === 'ok') return;
        const message = sellAmountMessage(dataset.value, min) ?? messages.sell.amountMissing;
        addIssue({ message });
      }),
    ),
    ...payoutAccountSchema().entries,
  });

/** What step 1 holds. */
export type SellAmountFields = v.InferInput<ReturnType<typeof sellAmountSchema>>;
/** What step 1 hands over. */
export type SellAmountValues = v.InferOutput<ReturnType<typeof sellAmountSchema>>;
