import { type Decimal, formatUsdt, roundUsdt } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { CopyButton, Slip, SlipAmount, SlipSection, SlipTear, Tag, type SlipProps } from '@sarraf/ui';
import type { ReactNode } from 'react';
import { sellMessages } from '../sell.messages.ts';
import { DepositAddress, type DepositAddressProps } from './DepositAddress.tsx';

export interface DepositSlipProps extends DepositAddressProps, Pick<SlipProps, 'on'> {
  /** USDT still to send. */
  quantity: Decimal;
  /** Part of the deposit has arrived; `quantity` is the rest. */
  isRest?: boolean;
  /** QR code shown under the network, if the slip includes it. */
  code?: ReactNode;
  /** Copy button shown under the address, if the screen has no action bar for it. */
  children?: ReactNode;
}

/** Deposit slip in the order in which wallets ask: amount, network, address. */
export function DepositSlip({ address, quantity, network, isRest = false, on, code, children }: DepositSlipProps) {
  const messages = useMessages(sellMessages);
  const { payment, amount } = messages;
  return (
    <Slip on={on ?? 'paper'}>
      <SlipSection align="center" className="gap-3 max-lg:py-4">
        <SlipAmount
          label={isRest ? payment.stillMissing : payment.sendExactly}
          value={formatUsdt(quantity)}
          unit={amount.unit}
          size="lg"
        />
        <Tag tone="negative">
          <bdi translate="no">{payment.networkOnly({ network })}</bdi>
        </Tag>
        {code}
      </SlipSection>
      <SlipTear cut="notch" />
      <SlipSection className="max-lg:py-4">
        <DepositAddress address={address} network={network} />
        <div className="mt-2 -mb-2 flex flex-col gap-1">
          {children}
          <CopyButton
            variant="quiet"
            value={roundUsdt(quantity).toString()}
            label={payment.copyAmount}
            copiedLabel={payment.copied}
            failedLabel={payment.copyFailed}
          />
        </div>
      </SlipSection>
    </Slip>
  );
}
