import { amountOf, formatRupees, nextAmount, quote as quoteOf, type FeeRates, type PriceRange } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { AmountInput, LeaderRow } from '@sarraf/ui';
import { QuoteSlip } from '../../shared/orders/QuoteSlip.tsx';
import { appSettingsMessages } from './app-settings.messages.ts';

export interface SimulatorProps {
  /** Typed amount. */
  amount: string;
  onAmountChange: (amount: string) => void;
  /** Price ranges to quote with, saved or not. */
  ranges: readonly PriceRange[];
  /** Saved price ranges, if they differ. */
  inForce?: readonly PriceRange[] | undefined;
  /** Current fee and discount. */
  rates: FeeRates;
}

/** Slip that a seller of the typed amount would see in step 1. */
export function Simulator({ amount, onAmountChange, ranges, inForce, rates }: SimulatorProps) {
  const { simulator: messages, unit } = useMessages(appSettingsMessages);
  const quantity = amountOf(amount);
  const quote = quoteOf({ quantity, ranges, ...rates });
  const now = inForce && quoteOf({ quantity, ranges: inForce, ...rates });
  return (
    <QuoteSlip
      role="group"
      aria-label={messages.title}
      quote={quote}
      after={
        now &&
        !now.received.eq(quote.received) && (
          <LeaderRow label={messages.inForce} value={<bdi dir="ltr">{formatRupees(now.received)}</bdi>} />
        )
      }
    >
      <AmountInput
        label={messages.amount}
        unit={unit}
        value={amount}
        onKeyDown={(event) => {
          // Enter would submit the form of the prices around the field.
          if (event.key === 'Enter') event.preventDefault();
        }}
        normalise={(text) => nextAmount(amount, text)}
        onValueChange={onAmountChange}
      />
      <p className="mt-2 text-sm text-ink-2">{messages.sees}</p>
    </QuoteSlip>
  );
}
