import { Button } from '@sarraf/ui/button';
import { Notice } from '@sarraf/ui/notice';
import { OtpInput } from '@sarraf/ui/otp-input';
import { Slip, SlipAmount, SlipSection, SlipTear } from '@sarraf/ui/slip';
import { Spinner } from '@sarraf/ui/spinner';
import { StatusBadge } from '@sarraf/ui/status-badge';
import { lazy, Suspense, useState } from 'react';
import type { Messages } from './messages.ts';
import { rupeesFor, type Sale } from './sale.ts';

/** Loaded with its library of codes once the code is complete. */
const PaymentQr = lazy(async () => {
  const { PaymentQr: Component } = await import('@sarraf/ui/payment-qr');
  return { default: Component };
});

const CODE_LENGTH = 6;
const digitsOf = (text: string) => text.replace(/\D/g, '');

export interface PaymentProps {
  messages: Messages;
  sale: Sale;
  /** Called by the button that goes back to the form. */
  onStartAgain: () => void;
}

/** Asks for a code, then shows where to send the USDT. */
export function Payment({ messages, sale, onStartAgain }: PaymentProps) {
  const [code, setCode] = useState('');
  const isComplete = code.length === CODE_LENGTH;
  return (
    <div className="stack">
      <Slip>
        <SlipSection>
          <SlipAmount label={messages.youSend} value={sale.amount} unit="USDT" />
          <SlipAmount label={messages.youReceive} value={rupeesFor(sale.amount)} size="sm" tone="positive" />
        </SlipSection>
        <SlipTear cut="notch" />
        <SlipSection align={isComplete ? 'center' : 'start'}>
          {isComplete ? (
            <Suspense fallback={<Spinner label={messages.scan} />}>
              <PaymentQr value={`TXk9?amount=${sale.amount}`} label={messages.scan} />
              <StatusBadge tone="notice">{messages.pending}</StatusBadge>
            </Suspense>
          ) : (
            <OtpInput
              label={messages.code}
              hint={messages.anyCode}
              length={CODE_LENGTH}
              value={code}
              normalise={digitsOf}
              onValueChange={(next) => {
                if (next.length <= CODE_LENGTH) setCode(next);
              }}
            />
          )}
        </SlipSection>
      </Slip>
      <Notice tone="notice">{messages.keepNetwork}</Notice>
      <Button variant="secondary" onClick={onStartAgain}>
        {messages.startAgain}
      </Button>
    </div>
  );
}
