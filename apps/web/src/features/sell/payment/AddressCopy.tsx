import { useMessages } from '@sarraf/forms/language';
import { CopyButton, useConfirm } from '@sarraf/ui';
import { useEffect, useState } from 'react';
import { createStore, useStore, type Store } from '../../../shared/store/create-store.ts';
import { sellMessages } from '../sell.messages.ts';
import type { DepositAddressProps } from './DepositAddress.tsx';
import { warnedAddress } from './step-memory.ts';

/** Outside a secure context there is no clipboard: a refusal like any other, and the button says so. */
const toClipboard = async (text: string) => {
  if (!navigator.clipboard) throw new Error('This browser offers no clipboard.');
  await navigator.clipboard.writeText(text);
};

/** Words about a network whose name may arrive while they stand: the question is drawn elsewhere, and asked once. */
function WithNetworkName({
  network,
  words,
}: {
  network: Store<string>;
  words: (values: { network: string }) => string;
}) {
  return <bdi translate="no">{words({ network: useStore(network) })}</bdi>;
}

/** Copies the deposit address. Before the first time it says which network alone will do: a wallet offers several. */
export function AddressCopy({ address, network }: DepositAddressProps) {
  const words = useMessages(sellMessages);
  const { payment } = words;
  const confirm = useConfirm();
  const [networkStore] = useState(() => createStore(network));
  useEffect(() => networkStore.set(network), [networkStore, network]);
  const warned = useStore(warnedAddress) === address;

  // Settled once the warning is confirmed, by a press of its own since browsers copy only then; never when it is declined.
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
