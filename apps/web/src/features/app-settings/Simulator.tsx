import { amountOf, formatRupees, nextAmount, quote as quoteOf, type FeeRates, type PriceRange } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { AmountInput, LeaderRow } from '@sarraf/ui';
import { QuoteSlip } from '../../shared/orders/QuoteSlip.tsx';
import { appSettingsMessages } from './app-settings.messages.ts';

export interface SimulatorProps {
  /** The amount as typed. */
  amount: string;
  onAmountChange: (amount: string) => void;
  /** The prices to try, saved or not. */
  ranges: readonly PriceRange[];
  /** The prices in force, while they are other ones. */
  inForce?: readonly PriceRange[] | undefined;
  /** The fee and the discount in force. */
  rates: FeeRates;
}

/** The slip a seller would see in step 1, by the same arithmetic: "a seller of 750 USDT sees …". */
export function Simulator({ amount, onAmountChange, ranges, inForce, rates }: SimulatorProps) {
  const { simulator: words, unit } = useMessages(appSettingsMessages);
  const quantity = amountOf(amount);
  const quote = quoteOf({ quantity, ranges, ...rates });
  const now = inForce && quoteOf({ quantity, ranges: inForce, ...rates });
  return (
    <QuoteSlip
      role="group"
      aria-label={words.title}
      quote={quote}
      after={
        now &&
        !now.received.eq(quote.received) && (
          <LeaderRow label={words.inForce} value={<bdi dir="ltr">{formatRupees(now.received)}</bdi>} />
        )
      }
    >
      <AmountInput
        label={words.amount}
        unit={unit}
        value={amount}
        onKeyDown={(event) => {
          // The field stands in the form of the prices, which Enter would save.
          if (event.key === 'Enter') event.preventDefault();
        }}
        normalise={(text) => nextAmount(amount, text)}
        onValueChange={onAmountChange}
      />
      <p className="mt-2 text-sm text-ink-2">{words.sees}</p>
    </QuoteSlip>
  );
}
