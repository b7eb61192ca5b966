import { type DecimalInput, nextAmount } from '@sarraf/domain';
import { AmountInput, type AmountInputProps } from '@sarraf/ui';
import { useMessages } from '../language/index.ts';
import { formMessages } from '../messages.ts';
import type { AccountPayment } from '../payout-account/transfer-limit-message.ts';
import { sellAmountMessage } from './sell-amount.schema.ts';

export interface SellAmountFieldProps extends Omit<
  AmountInputProps,
  'label' | 'unit' | 'error' | 'value' | 'normalise' | 'onValueChange'
> {
  /** Text of the field, held by the app; empty for 0. */
  amount: string;
  /** Called with the next amount after the rules: non-numeric input ignored, clamped at both ends, six decimals (product.md R14). */
  onAmountChange: (amount: string) => void;
  /** The user's own minimum in USDT. */
  min: number;
  /** Rupees of the amount and the chosen account, for the limit of one transfer. */
  payment?: AccountPayment | undefined;
  /** Most USDT that can be sold; default what one order may sell. */
  most?: DecimalInput;
}

/** Amount to sell, controlled by the app. Shows an error below the minimum, above the maximum, and above what one transfer to the account can carry. */
export function SellAmountField({ amount, onAmountChange, min, most, payment, ...rest }: SellAmountFieldProps) {
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
      error={sellAmountMessage(amount, min, payment)}
    />
  );
}
