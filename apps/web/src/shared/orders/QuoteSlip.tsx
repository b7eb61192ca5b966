import { type Quote, formatRate, formatRupees } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { KeyValueList, LeaderRow, Slip, SlipSection, SlipTear, VisuallyHidden, type SlipProps } from '@sarraf/ui';
import type { ReactNode } from 'react';
import { quoteSlipMessages } from './quote-slip.messages.ts';

export interface QuoteSlipProps extends SlipProps {
  quote: Quote;
  /** The amount field and what belongs to it, on top of the slip. */
  children: ReactNode;
  /** Further rows below the total. */
  after?: ReactNode;
}

/** The rate without the discount: struck through for the eye, said in words for the ear. */
function FeeBefore({ rate }: { rate: string }) {
  const words = useMessages(quoteSlipMessages);
  return (
    <>
      <s aria-hidden="true" dir="ltr" className="text-ink-3">
        {rate}
      </s>
      <VisuallyHidden>{words.feeBefore({ rate })}</VisuallyHidden>
    </>
  );
}

/** The slip of step 1: what is typed, what it costs, and what reaches the account. It always adds up (product.md S7). Renders a `Slip`. */
export function QuoteSlip({ quote, children, after, ...rest }: QuoteSlipProps) {
  const words = useMessages(quoteSlipMessages);
  return (
    <Slip {...rest}>
      <SlipSection>{children}</SlipSection>
      <SlipTear />
      <SlipSection>
        <KeyValueList>
          <LeaderRow label={words.pricePerUsdt} value={<bdi dir="ltr">{formatRupees(quote.price)}</bdi>} />
          <LeaderRow
            label={
              <>
                <span>{words.platformFee}</span>{' '}
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
        {/* Said politely once typing pauses: the figure changes with every key. */}
        <KeyValueList aria-live="polite">
          <LeaderRow
            label={words.youReceive}
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
