import { type Decimal, formatUsdt, roundUsdt } from '@sarraf/domain';
import { AddressText, CopyButton, Slip, SlipAmount, SlipSection, SlipTear, Tag } from '@sarraf/ui';
import { AddressCopy } from './AddressCopy.tsx';
import { DepositQr } from './DepositQr.tsx';
import { sellMessages } from '../sell.messages.ts';

export interface DepositSlipProps {
  /** Deposit address. */
  address: string;
  /** USDT still to send. */
  quantity: Decimal;
  /** Name of the network. */
  network: string;
}

/** What the seller takes to their wallet: the amount, the code, the address, and the one network that will do. */
export function DepositSlip({ address, quantity, network }: DepositSlipProps) {
  const { payment, amount } = sellMessages;
  return (
    <Slip>
      <SlipSection align="center" className="gap-3">
        <SlipAmount label={payment.sendExactly} value={formatUsdt(quantity)} unit={amount.unit} size="lg" />
        <Tag tone="negative">
          <bdi>{payment.networkOnly({ network })}</bdi>
        </Tag>
        <DepositQr address={address} quantity={quantity} network={network} />
      </SlipSection>
      <SlipTear cut="notch" />
      <SlipSection>
        <p className="mb-2 text-xs text-ink-2">
          <bdi>{payment.addressOn({ network })}</bdi>
        </p>
        <AddressText value={address} />
        {/* In the order a wallet asks: the address, then the amount. The act of this screen is as wide as the slip. */}
        <div className="mt-4 -mb-2 flex flex-col gap-1">
          <AddressCopy address={address} network={network} />
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
