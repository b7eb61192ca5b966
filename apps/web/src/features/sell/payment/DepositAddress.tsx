import { useMessages } from '@sarraf/forms/language';
import { AddressText, Button } from '@sarraf/ui';
import { useId, useState } from 'react';
import { sellMessages } from '../sell.messages.ts';

export interface DepositAddressProps {
  /** Deposit address. */
  address: string;
  /** Name of the network. */
  network: string;
}

/** Deposit address: its two ends, large, for comparing; a button shows all of it in groups. Screen readers always get the whole address. */
export function DepositAddress({ address, network }: DepositAddressProps) {
  const messages = useMessages(sellMessages);
  const { payment } = messages;
  const [whole, setWhole] = useState(false);
  const id = useId();
  const labelId = useId();
  return (
    <div>
      <p id={labelId} className="text-xs wrap-anywhere text-ink-2">
        <bdi translate="no">{payment.addressOn({ network })}</bdi>
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
        <AddressText value={address} form="short" size="lg" aria-hidden="true" />
        <Button
          variant="quiet"
          size="sm"
          className="-mx-3 px-3"
          aria-expanded={whole}
          aria-controls={id}
          aria-describedby={labelId}
          onClick={() => setWhole(!whole)}
        >
          {whole ? payment.showShort : payment.showWhole}
        </Button>
      </div>
      <p id={id} className={whole ? 'mt-1' : 'sr-only'}>
        <AddressText value={address} />
      </p>
    </div>
  );
}
