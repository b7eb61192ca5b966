import { useMessages } from '@sarraf/forms/language';
import { CopyButton, useConfirm } from '@sarraf/ui';
import { useEffect, useState } from 'react';
import { createStore, useStore, type Store } from '../../../shared/store/create-store.ts';
import { sellMessages } from '../sell.messages.ts';
import type { DepositAddressProps } from './DepositAddress.tsx';
import { warnedAddress } from './step-memory.ts';

/** Rejects outside a secure context, where browsers have no clipboard; the copy button then shows its failed label. */
const toClipboard = async (text: string) => {
  if (!navigator.clipboard) throw new Error('This browser offers no clipboard.');
  await navigator.clipboard.writeText(text);
};

/** Message with the network's name, which may load while the confirm dialog is open. The dialog renders elsewhere and its props do not update. */
function WithNetworkName({
  network,
  words,
}: {
  network: Store<string>;
  words: (values: { network: string }) => string;
}) {
  return <bdi translate="no">{words({ network: useStore(network) })}</bdi>;
}

/** Copy button of the deposit address. The first copy asks the seller to confirm the network, since wallets offer several. */
export function AddressCopy({ address, network }: DepositAddressProps) {
  const messages = useMessages(sellMessages);
  const { payment } = messages;
  const confirm = useConfirm();
  const [networkStore] = useState(() => createStore(network));
  useEffect(() => networkStore.set(network), [networkStore, network]);
  const warned = useStore(warnedAddress) === address;

  // Copies in the click handler of the confirm button, since browsers allow copying only in a user gesture. Never settles if declined.
  const copyAfterWarning = (text: string) =>
    new Promise<void>((resolve, reject) => {
      void confirm({
        title: <WithNetworkName network={networkStore} words={payment.warnFirst.title} />,
        message: <WithNetworkName network={networkStore} words={payment.warnFirst.message} />,
        confirmLabel: payment.copyAddress,
        cancelLabel: payment.warnFirst.no,
        act: async () => {
          warnedAddress.set(address);
          toClipboard(text).then(resolve, reject);
        },
      });
    });

  return (
    <CopyButton
      size="md"
      fullWidth
      value={address}
      label={payment.copyAddress}
      copiedLabel={payment.copied}
      failedLabel={payment.copyFailed}
      onCopy={warned ? toClipboard : copyAfterWarning}
    />
  );
}
