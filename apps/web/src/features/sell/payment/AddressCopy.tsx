import { ConfirmDialog, CopyButton } from '@sarraf/ui';
import { useRef } from 'react';
import { useDialogRoute } from '../../../shared/dialog-route/index.ts';
import { useStore } from '../../../shared/store/index.ts';
import { sellMessages } from '../sell.messages.ts';
import { warnedAddress } from './step-memory.ts';

/** Id of the warning's history entry; whoever takes the address away closes it. */
export const NETWORK_WARNING = 'network-warning';

export interface AddressCopyProps {
  /** Deposit address. */
  address: string;
  /** Name of the network. */
  network: string;
}

/** Outside a secure context there is no clipboard: a refusal like any other, and the button says so. */
const toClipboard = async (text: string) => {
  if (!navigator.clipboard) throw new Error('This browser offers no clipboard.');
  await navigator.clipboard.writeText(text);
};

/** Copies the deposit address. Before the first time it says which network alone will do: a wallet offers several. */
export function AddressCopy({ address, network }: AddressCopyProps) {
  const { payment } = sellMessages;
  const { open, show, close } = useDialogRoute(NETWORK_WARNING);
  const warned = useStore(warnedAddress) === address;
  const copyNow = useRef<() => void>(undefined);

  // Settled once the warning is confirmed, by a press of its own since browsers copy only then; never when it is declined.
  const copyAfterWarning = (text: string) =>
    new Promise<void>((resolve, reject) => {
      copyNow.current = () => void toClipboard(text).then(resolve, reject);
      show();
    });

  return (
    <>
      <CopyButton
        size="md"
        fullWidth
        value={address}
        label={payment.copyAddress}
        copiedLabel={payment.copied}
        failedLabel={payment.copyFailed}
        onCopy={warned ? toClipboard : copyAfterWarning}
      />
      <ConfirmDialog
        open={open}
        title={<bdi>{payment.warnFirst.title({ network })}</bdi>}
        message={<bdi>{payment.warnFirst.message({ network })}</bdi>}
        confirmLabel={payment.copyAddress}
        cancelLabel={payment.warnFirst.no}
        onCancel={close}
        onConfirm={() => {
          warnedAddress.set(address);
          copyNow.current?.();
          close();
        }}
      />
    </>
  );
}
