import { type Quote, formatRate, formatRupees } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { KeyValueList, LeaderRow, Slip, SlipSection, SlipTear, VisuallyHidden, type SlipProps } from '@sarraf/ui';
import type { ReactNode } from 'react';
import { quoteSlipMessages } from './quote-slip.messages.ts';

export interface QuoteSlipProps extends SlipProps {
  quote: Quote;
  /** The amount field and its hints, at the top of the slip. */
  children: ReactNode;
  /** Further rows below the total. */
  after?: ReactNode;
}

/** Fee rate without the discount: struck through, and as a text for screen readers. */
function FeeBefore({ rate }: { rate: string }) {
  const messages = useMessages(quoteSlipMessages);
  return (
    <>
      <s aria-hidden="true" dir="ltr" className="text-ink-3">
        {rate}
      </s>
      <VisuallyHidden>{messages.feeBefore({ rate })}</VisuallyHidden>
    </>
  );
}

/** Slip of step 1: amount, price, fee and the rupees received. Its rows always add up (product.md S7). Renders a `Slip`. */
export function QuoteSlip({ quote, children, after, ...rest }: QuoteSlipProps) {
  const messages = useMessages(quoteSlipMessages);
  return (
    <Slip {...rest}>
      <SlipSection>{children}</SlipSection>
      <SlipTear />
      <SlipSection>
        <KeyValueList>
          <LeaderRow label={messages.pricePerUsdt} value={<bdi dir="ltr">{formatRupees(quote.price)}</bdi>} />
          <LeaderRow
            label={
              <>
                <span>{messages.platformFee}</span>{' '}
                {quote.discounted && <FeeBefore rate={formatRate(quote.fullFeeRate)} />}{' '}
                <bdi dir="ltr">{formatRate(quote.feeRate)}</bdi>
              </>
            }
            value={<bdi dir="ltr">{formatRupees(quote.fee)}</bdi>}
          />
        </KeyValueList>
      </SlipSection>
      <SlipTear />
      <SlipSection>
        {/* Polite: announced when typing pauses, because the figure changes with every key. */}
        <KeyValueList aria-live="polite">
          <LeaderRow
            label={messages.youReceive}
            value={<bdi dir="ltr">{formatRupees(quote.received)}</bdi>}
            weight="total"
            tone="positive"
          />
          {after}
        </KeyValueList>
      </SlipSection>
    </Slip>
  );
}
