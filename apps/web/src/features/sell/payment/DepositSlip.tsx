import { formatUsdt, roundUsdt } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { CopyButton, Slip, SlipAmount, SlipSection, SlipTear, Tag } from '@sarraf/ui';
import type { ReactNode } from 'react';
import { sellMessages } from '../sell.messages.ts';
import { DepositAddress } from './DepositAddress.tsx';
import type { DepositQrProps } from './DepositQr.tsx';

export interface DepositSlipProps extends DepositQrProps {
  /** Part of the deposit has arrived: this is the rest. */
  isRest?: boolean;
  /** Under the network, where the code is part of the slip. */
  code?: ReactNode;
  /** Under the address: its copy, where the screen has no bar for it. */
  children?: ReactNode;
}

/** What the seller takes to their wallet, in the order a wallet asks: how much, on the one network that will do, to which address. */
export function DepositSlip({ address, quantity, network, isRest = false, code, children }: DepositSlipProps) {
  const words = useMessages(sellMessages);
  const { payment, amount } = words;
  return (
    <Slip>
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
