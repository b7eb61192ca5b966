import { amountOf, checkSellAmount } from '@sarraf/domain';
import * as v from 'valibot';
import { fill } from '../language.ts';
import { messages } from '../messages.ts';

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
      return fill(messages.sell.belowMinimum, { n: min });
    case 'above-max':
      return messages.sell.aboveMaximum;
    default:
      return verdict satisfies never;
  }
}

/** Step 1 of the sale: how much, and where the rupees go (spec §5, Continue). An empty amount is refused as below the minimum. */
export const sellAmountSchema = (min: number) =>
  v.object({
    amount: v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed || checkSellAmount(amountOf(dataset.value), min) === 'ok') return;
        const message = sellAmountMessage(dataset.value, min) ?? fill(messages.sell.belowMinimum, { n: min });
        addIssue({ message });
      }),
    ),
    accountId: v.pipe(v.string(), v.nonEmpty(messages.sell.accountMissing)),
  });

/** What step 1 hands over. */
export type SellAmountValues = v.InferOutput<ReturnType<typeof sellAmountSchema>>;
