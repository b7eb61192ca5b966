import { type Decimal, depositQrText } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { Button, Skeleton } from '@sarraf/ui';
import { Check } from 'lucide-react';
import { Suspense, lazy, useId } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useStore } from '../../../shared/store/create-store.ts';
import { sellMessages } from '../sell.messages.ts';
import type { DepositAddressProps } from './DepositAddress.tsx';
import { addressOnly } from './step-memory.ts';

const loadQr = () => import('@sarraf/ui/payment-qr');
const PaymentQr = lazy(async () => ({ default: (await loadQr()).PaymentQr }));

/** Prefetches the QR encoder during step 2. A failure is ignored: step 3 loads the encoder again and handles the error. */
export const preloadQr = () => void loadQr().catch(() => {});

export interface DepositQrProps extends DepositAddressProps {
  /** USDT still to send. */
  quantity: Decimal;
}

/** QR code of the deposit with its Address only switch. If the encoder cannot be loaded, a message points to the address instead. */
export function DepositQr({ address, quantity, network }: DepositQrProps) {
  const messages = useMessages(sellMessages);
  const { payment } = messages;
  const bare = useStore(addressOnly);
  const hintId = useId();
  return (
    <div className="flex flex-col items-center gap-2">
      <ErrorBoundary fallback={<p className="max-w-60 py-6 text-center text-sm text-ink-2">{payment.qrMissing}</p>}>
        <Suspense fallback={<Skeleton shape="block" className="size-60" />}>
          <PaymentQr value={bare ? address : depositQrText(address, quantity)} label={payment.qrLabel({ network })} />
        </Suspense>
      </ErrorBoundary>
      <Button
        variant="quiet"
        size="sm"
        aria-pressed={bare}
        aria-describedby={hintId}
        onClick={() => addressOnly.set(!bare)}
      >
        {bare && <Check aria-hidden="true" className="size-4.5" />}
        <span>{payment.addressOnly}</span>
      </Button>
      <p id={hintId} className="-mt-1 text-xs text-ink-2">
        {payment.addressOnlyHint}
      </p>
    </div>
  );
}
