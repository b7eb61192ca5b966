import {
  amountOf,
  draftAmount,
  formatRate,
  formatRupees,
  quote as quoteOf,
  type FeeRates,
  type PriceRange,
} from '@sarraf/domain';
import { AmountInput, KeyValueList, LeaderRow, Slip, SlipSection, SlipTear, VisuallyHidden } from '@sarraf/ui';
import { appSettingsMessages } from './app-settings.messages.ts';

const { simulator: words, unit } = appSettingsMessages;

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
  const quantity = amountOf(amount);
  const quote = quoteOf({ quantity, ranges, ...rates });
  const now = inForce && quoteOf({ quantity, ranges: inForce, ...rates });
  return (
    <Slip role="group" aria-label={words.title}>
      <SlipSection>
        <AmountInput
          label={words.amount}
          unit={unit}
          value={amount}
          onKeyDown={(event) => {
            // The field stands in the form of the prices, which Enter would save.
            if (event.key === 'Enter') event.preventDefault();
          }}
          onValueChange={(text) => onAmountChange(draftAmount(amount, text))}
        />
        <p className="mt-2 text-sm text-ink-2">{words.sees}</p>
      </SlipSection>
      <SlipTear />
      <SlipSection>
        <KeyValueList>
          <LeaderRow label={words.price} value={<bdi dir="ltr">{formatRupees(quote.price)}</bdi>} />
          <LeaderRow
            label={
              <>
                {words.fee}{' '}
                {quote.discounted && (
                  <>
                    <s aria-hidden="true" dir="ltr" className="text-ink-3">
                      {formatRate(quote.fullFeeRate)}
                    </s>
                    <VisuallyHidden>{words.feeBefore(formatRate(quote.fullFeeRate))}</VisuallyHidden>{' '}
                  </>
                )}
                <bdi dir="ltr">{formatRate(quote.feeRate)}</bdi>
              </>
            }
            value={<bdi dir="ltr">{formatRupees(quote.fee)}</bdi>}
          />
        </KeyValueList>
      </SlipSection>
      <SlipTear />
      <SlipSection>
        <KeyValueList aria-live="polite">
          <LeaderRow
            label={words.receive}
            value={<bdi dir="ltr">{formatRupees(quote.received)}</bdi>}
            weight="total"
            tone="positive"
          />
          {now && !now.received.eq(quote.received) && (
            <LeaderRow label={words.inForce} value={<bdi dir="ltr">{formatRupees(now.received)}</bdi>} />
          )}
        </KeyValueList>
      </SlipSection>
    </Slip>
  );
}
