import { type Decimal, formatUsdt, isUsdtAmount, toWireNumber, typedDecimal } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { Button, TextField, toast } from '@sarraf/ui';
import { useState } from 'react';
import { failureText } from '../../shared/api/failure.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useExclusiveMutation } from '../../shared/api/use-exclusive-mutation.ts';
import type { SandboxOrder } from '../../shared/sandbox/sandbox-context.ts';
import { sandboxMessages } from './sandbox.messages.ts';

/** Form that pays the deposit of the order in step 3 on the simulated chain. Any amount is allowed, to try partial and excess deposits. */
export function SandboxDeposit({ order }: { order: SandboxOrder }) {
  const messages = useMessages(sandboxMessages).deposit;
  const api = useApi();
  const [amount, setAmount] = useState(String(order.amount));
  const typed = typedDecimal(amount);
  const quantity = typed !== null && isUsdtAmount(toWireNumber(typed)) ? typed : null;

  const payment = useExclusiveMutation({
    mutationFn: (paid: Decimal) => api.paySandboxDeposit({ id: order.id, amount: toWireNumber(paid) }),
    onSuccess: (_, paid) => toast(messages.paid({ amount: formatUsdt(paid) }), { tone: 'positive' }),
    onError: (error) => toast(failureText(error, messages.failed), { tone: 'negative' }),
  });

  return (
    <form
      className="flex items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (quantity !== null) payment.mutate(quantity);
      }}
    >
      <TextField
        className="flex-1"
        label={messages.label}
        value={amount}
        onValueChange={setAmount}
        inputMode="decimal"
        dir="ltr"
      />
      <Button
        type="submit"
        variant="secondary"
        disabled={quantity === null}
        busy={payment.isPending}
        busyLabel={messages.paying}
      >
        {messages.pay}
      </Button>
    </form>
  );
}
