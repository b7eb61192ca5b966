import { draftAmount } from '@sarraf/domain';
import { AmountInput, type AmountInputProps } from '@sarraf/ui';
import { messages } from '../messages.ts';
import { sellAmountMessage } from './sell-amount.schema.ts';

export interface SellAmountFieldProps extends Omit<
  AmountInputProps,
  'label' | 'unit' | 'error' | 'value' | 'onValueChange'
> {
  /** The draft as the app holds it: decimal text, empty for 0. */
  value: string;
  /** The next draft, already by the rules: non-numeric input ignored, clamped at both ends, six decimals (spec §5, decisions §4). */
  onValueChange: (draft: string) => void;
  /** The user's own minimum in USDT. */
  min: number;
}

/** How much to sell. Says the minimum and the maximum as they are passed; the app owns the draft, since the quote is made of it. */
export function SellAmountField({ value, onValueChange, min, ...rest }: SellAmountFieldProps) {
  return (
    <AmountInput
      name="amount"
      {...rest}
      label={messages.sell.amount}
      unit={messages.sell.unit}
      value={value}
      onValueChange={(text) => {
        const draft = draftAmount(value, text);
        if (draft !== value) onValueChange(draft);
      }}
      error={sellAmountMessage(value, min)}
    />
  );
}
