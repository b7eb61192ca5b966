import { type Decimal, depositQrText, QR_MODES } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { SegmentedControl, Skeleton } from '@sarraf/ui';
import { Suspense, lazy } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { sellMessages } from '../sell.messages.ts';
import type { DepositAddressProps } from './DepositAddress.tsx';
import { qrMode } from './qr-mode.ts';

const loadQr = () => import('@sarraf/ui/payment-qr');
const PaymentQr = lazy(async () => ({ default: (await loadQr()).PaymentQr }));

/** Prefetches the QR encoder during step 2. A failure is ignored: step 3 loads the encoder again and handles the error. */
export const preloadQr = () => void loadQr().catch(() => {});

export interface DepositQrProps extends DepositAddressProps {
  /** `trc20`, …: decides which payment link there is. */
  networkId: string;
  /** USDT still to send. */
  quantity: Decimal;
}

/** QR code of the deposit in one of three forms, since wallets differ. If the encoder cannot be loaded, a message points to the address instead. */
export function DepositQr({ address, quantity, network, networkId }: DepositQrProps) {
  const messages = useMessages(sellMessages);
  const { payment } = messages;
  const [chosen, choose] = qrMode.use();
  const texts = QR_MODES.map((mode) => [mode, depositQrText(mode, { networkId, address, quantity })] as const).filter(
    (each): each is [(typeof each)[0], string] => each[1] !== null,
  );
  // A network without a payment link shows what it has, and the choice is kept for the next one.
  const [mode, text] = texts.find(([each]) => each === chosen) ?? ['amount', address];
  return (
    <div className="flex flex-col items-center gap-2">
      <ErrorBoundary fallback={<p className="max-w-60 py-6 text-center text-sm text-ink-2">{payment.qrMissing}</p>}>
        <Suspense fallback={<Skeleton shape="block" className="size-60" />}>
          <PaymentQr value={text} label={payment.qrLabel({ network })} />
        </Suspense>
      </ErrorBoundary>
      <SegmentedControl
        legend={payment.qrForm}
        options={texts.map(([value]) => ({ value, label: payment.qrForms[value].name }))}
        value={mode}
        onValueChange={choose}
      />
      <p role="status" className="max-w-72 text-center text-xs text-ink-2">
        {payment.qrForms[mode].hint}
      </p>
    </div>
  );
}
