import { type DecimalInput, nextAmount } from '@sarraf/domain';
import { AmountInput, type AmountInputProps } from '@sarraf/ui';
import { useMessages } from '../language/index.ts';
import { formMessages } from '../messages.ts';
import { sellAmountMessage } from './sell-amount.schema.ts';

export interface SellAmountFieldProps extends Omit<
  AmountInputProps,
  'label' | 'unit' | 'error' | 'value' | 'normalise' | 'onValueChange'
> {
  /** The amount as the app holds it: the text of the field, empty for 0. */
  amount: string;
  /** Called with the next amount, already by the rules: non-numeric input ignored, clamped at both ends, six decimals (product.md R14). */
  onAmountChange: (amount: string) => void;
  /** The user's own minimum in USDT. */
  min: number;
  /** The most that can be sold in USDT; what one order may sell unless told. */
  most?: DecimalInput;
}

/** How much to sell. Says the minimum and the maximum as they are passed; the app owns the amount, since the quote is made of it. */
export function SellAmountField({ amount, onAmountChange, min, most, ...rest }: SellAmountFieldProps) {
  const messages = useMessages(formMessages);
  return (
    <AmountInput
      name="amount"
      {...rest}
      label={messages.sell.amount}
      unit={messages.sell.unit}
      value={amount}
      normalise={(text) => nextAmount(amount, text, most)}
      onValueChange={onAmountChange}
      error={sellAmountMessage(amount, min)}
    />
  );
}
