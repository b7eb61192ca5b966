import { trimText } from '../text.ts';
import { addressFault, amountOf, type DecimalInput, formatUsdt } from '@sarraf/domain';
import * as v from 'valibot';
import { sellerFormMessages } from '../seller.messages.ts';

/** What bounds a withdrawal. */
export interface WithdrawalBounds {
  /** USDT of the wallet. */
  balance: DecimalInput;
  /** The networks it may be sent over. */
  networks: readonly { id: string; name: string }[];
}

/** What is wrong with an address for a network that was chosen; nothing when USDT can be sent there (product.md R45). */
function addressMessage(address: string, network: { id: string; name: string } | undefined): string | undefined {
  const words = sellerFormMessages.current.withdrawal;
  if (address === '') return words.addressMissing;
  if (!network) return undefined;
  const fault = addressFault(network.id, address);
  switch (fault) {
    case null:
      return undefined;
    case 'form':
      return words.addressForm({ network: network.name });
    case 'checksum':
      return words.addressChecksum;
    default:
      return fault satisfies never;
  }
}

/** How much of the wallet goes where (product.md R45). */
export const withdrawalSchema = ({ balance, networks }: WithdrawalBounds) =>
  v.pipe(
    v.object({
      amount: v.pipe(
        v.string(),
        v.rawCheck(({ dataset, addIssue }) => {
          if (!dataset.typed) return;
          const amount = amountOf(dataset.value);
          const words = sellerFormMessages.current.withdrawal;
          if (amount.lte(0)) addIssue({ message: words.amountMissing });
          else if (amount.gt(balance)) addIssue({ message: words.aboveBalance({ balance: formatUsdt(balance) }) });
        }),
        v.transform((amount) => amountOf(amount).toFixed()),
      ),
      networkId: v.pipe(
        v.string(),
        v.check(
          (id) => networks.some((network) => network.id === id),
          () => sellerFormMessages.current.withdrawal.networkMissing,
        ),
      ),
      address: v.pipe(v.string(), v.transform(trimText)),
    }),
    // Beside what else is wrong: an address is judged by its network, and told of together with the rest.
    v.rawCheck(({ dataset, addIssue }) => {
      const fields = { ...(dataset.value as Partial<WithdrawalFields> | undefined) };
      const { address, networkId } = fields;
      if (typeof address !== 'string') return;
      const message = addressMessage(
        address,
        networks.find(({ id }) => id === networkId),
      );
      if (message === undefined) return;
      addIssue({
        message,
        path: [
          {
            type: 'object',
            origin: 'value',
            input: fields,
            key: 'address',
            value: address,
          },
        ],
      });
    }),
  );

/** What the fields hold. */
export interface WithdrawalFields {
  amount: string;
  networkId: string;
  address: string;
}
/** What the form hands over: the amount is exact decimal text. */
export type WithdrawalValues = v.InferOutput<ReturnType<typeof withdrawalSchema>>;
