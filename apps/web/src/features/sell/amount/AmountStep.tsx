import type { BankAccount, PriceRange, User } from '@sarraf/api-client';
import {
  DEFAULT_FEE_DISCOUNT,
  DEFAULT_FEE_RATE,
  DEFAULT_MIN_QUANTITY,
  MAX_SELL_USDT,
  amountOf,
  brokenLimit,
  formatRupees,
  formatUsdt,
  nextPriceRange,
  quote as quoteOf,
} from '@sarraf/domain';
import { PayoutAccountChoice, SellAmountField, SellAmountForm } from '@sarraf/forms';
import { MethodMark } from '@sarraf/ui';
import type { ReactNode } from 'react';
import { QuoteSlip } from '../../../shared/quote-slip/index.ts';
import { sellMessages } from '../sell.messages.ts';

/** The quote of a draft at the seller's own rates (spec §3, §9). */
export const quoteForSeller = (draft: string, ranges: readonly PriceRange[], user: User) =>
  quoteOf({
    quantity: amountOf(draft),
    ranges,
    feeRate: user.platform_fee ?? DEFAULT_FEE_RATE,
    discountRate: user.platform_fee_discount ?? DEFAULT_FEE_DISCOUNT,
  });

export interface AmountStepProps {
  user: User;
  ranges: readonly PriceRange[];
  banks: readonly BankAccount[];
  draft: string;
  bankId: string | null;
  onDraftChange: (draft: string) => void;
  onBankChange: (bankId: string) => void;
  onAddBank: () => void;
  onContinue: () => void;
  /** The dialog that adds an account, while it is there. */
  children?: ReactNode;
}

/** Step 1: how much, what it brings, and where the rupees go (spec §2). */
export function AmountStep({ user, ranges, banks, draft, bankId, ...on }: AmountStepProps) {
  const { amount } = sellMessages;
  const min = user.min_quantity ?? DEFAULT_MIN_QUANTITY;
  const quote = quoteForSeller(draft, ranges, user);
  const better = brokenLimit(quote.quantity, { min }) === null ? nextPriceRange(quote.quantity, ranges) : null;
  const hint = better
    ? amount.betterPrice({ missing: formatUsdt(better.missing), price: formatRupees(better.range.price) })
    : amount.limits({ min: formatUsdt(min), max: formatUsdt(MAX_SELL_USDT) });

  return (
    <>
      <SellAmountForm
        amount={draft}
        min={min}
        bankAccountId={bankId}
        priceMissing={quote.quantity.gt(0) && quote.price.eq(0)}
        onSubmit={on.onContinue}
      >
        <div className="grid gap-6 lg:grid-cols-2 lg:items-start lg:gap-8">
          <QuoteSlip quote={quote}>
            <SellAmountField amount={draft} onAmountChange={on.onDraftChange} min={min} hint={hint} />
          </QuoteSlip>
          <PayoutAccountChoice
            accounts={banks}
            value={bankId}
            onValueChange={on.onBankChange}
            onAddAccount={on.onAddBank}
            renderMark={(account) => (
              <MethodMark method={account.method === 'bank' ? (account.bankName ?? 'bank') : account.method} />
            )}
          />
        </div>
      </SellAmountForm>
      {on.children}
    </>
  );
}
