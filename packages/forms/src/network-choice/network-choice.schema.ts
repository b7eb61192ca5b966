import { amountOf, formatUsdt, networkFit, type NetworkRange } from '@sarraf/domain';
import * as v from 'valibot';
import { formMessages } from '../messages.ts';

/** Message why a network does not fit an amount, and what would help; undefined when it fits (product.md R17). */
export function networkReason(amount: string, range: NetworkRange): string | undefined {
  const result = networkFit(amountOf(amount), range);
  switch (result.fit) {
    case 'ok':
      return undefined;
    case 'below-min':
      return formMessages.current.network.sellMore({ n: formatUsdt(result.missing) });
    case 'above-max':
      return formMessages.current.network.sellLess({ n: formatUsdt(result.excess) });
    default:
      return result satisfies never;
  }
}

/** Choice of a network from the list that fits the amount (product.md R17). */
export const networkChoiceSchema = (
  amount: string,
  networks: readonly (NetworkRange & { id: string; pausedReason?: string | null | undefined })[],
) =>
  v.object({
    networkId: v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const network = networks.find(({ id }) => id === dataset.value);
        const message = network
          ? (network.pausedReason ?? networkReason(amount, network))
          : formMessages.current.network.missing;
        if (message !== undefined) addIssue({ message });
      }),
    ),
  });

/** Value of the list. */
export type NetworkChoiceFields = v.InferInput<ReturnType<typeof networkChoiceSchema>>;
/** Output of the form. */
export type NetworkChoiceValues = v.InferOutput<ReturnType<typeof networkChoiceSchema>>;
