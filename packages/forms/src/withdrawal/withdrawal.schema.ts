import { addressFault, amountOf, type DecimalInput, formatUsdt, normaliseAddress } from '@sarraf/domain';
import * as v from 'valibot';
import { sellerFormMessages } from '../seller.messages.ts';

/** Limits of a withdrawal. */
export interface WithdrawalBounds {
  /** USDT in the wallet. */
  balance: DecimalInput;
  /** Networks for the withdrawal. */
  networks: readonly { id: string; name: string }[];
}

/** Error message for an address on the chosen network; undefined when USDT can be sent to it (product.md R45). */
function addressMessage(address: string, network: { id: string; name: string } | undefined): string | undefined {
  const messages = sellerFormMessages.current.withdrawal;
  if (address === '') return messages.addressMissing;
  if (!network) return undefined;
  const fault = addressFault(network.id, address);
  switch (fault) {
    case null:
      return undefined;
    case 'form':
      return messages.addressForm({ network: network.name });
    case 'checksum':
      return messages.addressChecksum;
    case 'unspendable':
      return messages.addressUnspendable;
    default:
      return fault satisfies never;
  }
}

const networkIn = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'networkId' in input ? input.networkId : undefined;

/** A withdrawal (product.md R45). The address is validated for the chosen network in the same pass, so that all errors appear at once. */
export const withdrawalSchema = ({ balance, networks }: WithdrawalBounds) =>
  v.lazy((input) =>
    v.object({
      amount: v.pipe(
        v.string(),
        v.rawCheck(({ dataset, addIssue }) => {
          if (!dataset.typed) return;
          const amount = amountOf(dataset.value);
          const messages = sellerFormMessages.current.withdrawal;
          if (amount.lte(0)) addIssue({ message: messages.amountMissing });
          else if (amount.gt(balance)) addIssue({ message: messages.aboveBalance({ balance: formatUsdt(balance) }) });
        }),
        v.transform((amount) => amountOf(amount).toString()),
      ),
      networkId: v.pipe(
        v.string(),
        v.check(
          (id) => networks.some((network) => network.id === id),
          () => sellerFormMessages.current.withdrawal.networkMissing,
        ),
      ),
      address: v.pipe(
        v.string(),
        v.transform(normaliseAddress),
        v.rawCheck(({ dataset, addIssue }) => {
          const network = networks.find(({ id }) => id === networkIn(input));
          const message = dataset.typed ? addressMessage(dataset.value, network) : undefined;
          if (message !== undefined) addIssue({ message });
        }),
      ),
    }),
  );

/** Values of the fields. */
export interface WithdrawalFields {
  amount: string;
  networkId: string;
  address: string;
}
/** Output of the form; the amount is exact decimal text. */
export type WithdrawalValues = v.InferOutput<ReturnType<typeof withdrawalSchema>>;
