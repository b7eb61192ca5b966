import { amountOf, checkSellAmount } from '@sarraf/domain';
import { Button } from '@sarraf/ui';
import { useId, type ReactNode } from 'react';
import { FormShell } from '../fields/FormShell.tsx';
import { messages } from '../messages.ts';
import type { SellAmountValues } from './sell-amount.schema.ts';

export interface SellAmountFormProps {
  /** The draft as the app holds it. */
  amount: string;
  /** The user's own minimum in USDT. */
  min: number;
  /** Id of the chosen payout account, or null while none is. */
  accountId: string | null;
  /** The price that applies is 0: Continue is closed and says so (decisions §4). */
  priceMissing?: boolean;
  /** Goes on to the networks. Nothing is sent, so there is nothing to wait for. */
  onSubmit: (values: SellAmountValues) => void;
  disabled?: boolean;
  /** The step's own drawing: `SellAmountField` with the quote, `PayoutAccountChoice`. */
  children: ReactNode;
}

/**
 * Step 1 of the sale (spec §2, §5): frames what the app draws and opens Continue once the amount is within the bounds and
 * an account is chosen. Says beside the button what is still missing. The app owns every value, since the quote is made of them.
 */
export function SellAmountForm({
  amount,
  min,
  accountId,
  priceMissing = false,
  onSubmit,
  disabled,
  children,
}: SellAmountFormProps) {
  const reasonId = useId();
  const isAmountFine = checkSellAmount(amountOf(amount), min) === 'ok';
  const isReady = isAmountFine && accountId !== null && !priceMissing;
  const reason = isAmountFine ? reasonFor(priceMissing, accountId) : undefined;
  return (
    <FormShell
      data-component="SellAmountForm"
      disabled={disabled}
      onSubmit={() => {
        if (isReady) onSubmit({ amount, accountId });
      }}
      actions={
        // From `lg` up the button stands under the accounts, where the eye ends, not across the whole page.
        <div className="flex flex-col gap-3 lg:ms-auto lg:w-1/2 lg:ps-4">
          <p id={reasonId} role="status" data-part="reason" className="text-sm text-ink-2 empty:-mb-3">
            {reason}
          </p>
          <Button type="submit" fullWidth disabled={!isReady} aria-describedby={reason && reasonId}>
            {messages.sell.submit}
          </Button>
        </div>
      }
    >
      {children}
    </FormShell>
  );
}

// What the amount itself is missing stands beside the amount.
function reasonFor(priceMissing: boolean, accountId: string | null): string | undefined {
  if (priceMissing) return messages.sell.noPrice;
  return accountId === null ? messages.sell.accountMissing : undefined;
}
