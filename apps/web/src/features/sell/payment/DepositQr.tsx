import { type Decimal, depositQrForms, type DepositToken, isTronToken } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { SegmentedControl, Skeleton } from '@sarraf/ui';
import { Suspense, lazy } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { qrMode } from '../../../shared/preferences/qr-mode.ts';
import { sellMessages } from '../sell.messages.ts';
import type { DepositAddressProps } from './DepositAddress.tsx';

const loadQr = () => import('@sarraf/ui/payment-qr');
const PaymentQr = lazy(async () => ({ default: (await loadQr()).PaymentQr }));

/** Prefetches the QR encoder during step 2. A failure is ignored: step 3 loads the encoder again and handles the error. */
export const preloadQr = () => void loadQr().catch(() => {});

export interface DepositQrProps extends DepositAddressProps {
  /** USDT of the network, for the payment link; null for a network without one. */
  token: DepositToken | null;
  /** USDT still to send. */
  quantity: Decimal;
}

/** QR code of the deposit in one of three forms, since wallets differ. If the encoder cannot be loaded, a message points to the address instead. */
export function DepositQr({ address, quantity, network, token }: DepositQrProps) {
  const messages = useMessages(sellMessages);
  const { payment } = messages;
  const [chosen, choose] = qrMode.use();
  const forms = depositQrForms({ address, quantity, token });
  // A network without a payment link shows the first form, and the choice is kept for the next network.
  const { mode, text } = forms.find((form) => form.mode === chosen) ?? forms[0];
  const hint = mode === 'link' && token && isTronToken(token) ? payment.qrTronHint : payment.qrForms[mode].hint;
  return (
    <div className="flex flex-col items-center gap-2">
      <ErrorBoundary fallback={<p className="max-w-60 py-6 text-center text-sm text-ink-2">{payment.qrMissing}</p>}>
        <Suspense fallback={<Skeleton shape="block" className="size-60" />}>
          <PaymentQr value={text} label={payment.qrLabel({ network })} />
        </Suspense>
      </ErrorBoundary>
      <SegmentedControl
        legend={payment.qrForm}
        options={forms.map(({ mode: value }) => ({ value, label: payment.qrForms[value].name }))}
        value={mode}
        onValueChange={choose}
      />
      <p role="status" className="max-w-72 text-center text-xs text-ink-2">
        {hint}
      </p>
    </div>
  );
}
