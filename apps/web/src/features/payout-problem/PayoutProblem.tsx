import { type BankAccount, currentOrderOf, type Order } from '@sarraf/api-client';
import { accountMark, accountName, awaitsAccount, returnStage } from '@sarraf/domain';
import { formMessages, PayoutAccountForm, type PayoutAccountValues } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { ErrorPanel, MethodMark, Skeleton, SkeletonGroup, toast } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { failureText, submitResult } from '../../shared/api/failure.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useStickyError } from '../../shared/api/use-sticky-error.ts';
import { banksQuery } from '../../shared/queries/banks.query.ts';
import { DIALOG } from '../../shared/dialogs/dialog-ids.ts';
import { useDialogRoute } from '../../shared/dialogs/use-dialog-route.ts';
import { OrderHelp } from '../../shared/orders/OrderHelp.tsx';
import { useExclusiveMutation } from '../../shared/api/use-exclusive-mutation.ts';
import { payoutProblemMessages } from './payout-problem.messages.ts';
import { PayoutProblemNotice } from './PayoutProblemNotice.tsx';
import { problemKind } from './problem-kind.ts';

export interface PayoutProblemProps {
  /** The seller's own order: in process with a `payoutProblem`, or completed with a `payoutReturned`. */
  order: Order;
  /** Called with the updated order after an account was chosen, or with its current state if the choice came too late. */
  onOrder: (order: Order) => void;
  /** Renders the dialog that adds an account. Passed in by the route, because it belongs to another feature. */
  renderAddBankDialog: (onAdded: (bank: BankAccount) => void) => ReactNode;
}

/** Whether the seller may choose another account for an order. */
const mayChoose = (order: Order) => awaitsAccount(order) || returnStage(order) === 'awaits-account';

/** Form to choose another account for an order whose rupees did not arrive. */
function AccountChoice({ order, onOrder, renderAddBankDialog }: PayoutProblemProps) {
  const messages = useMessages(payoutProblemMessages);
  const { methods } = useMessages(formMessages);
  const api = useApi();
  const banks = useQuery(banksQuery(api));
  const addBank = useDialogRoute(DIALOG.addBank);
  const [chosen, setChosen] = useState<string | null>(null);
  const error = useStickyError(banks);
  const accounts = banks.data?.banks.filter(({ _id }) => _id !== order.bank_id?._id);
  const hidden = banks.data?.unreadable.length ?? 0;
  const { title } = messages.notices[problemKind(order)];

  const choice = useExclusiveMutation({
    mutationFn: ({ bankAccountId }: PayoutAccountValues) => api.choosePayoutAccount({ id: order._id, bankAccountId }),
    onSuccess: ({ data }) => {
      if (data.bank_id) toast(messages.changed({ account: accountName(data.bank_id, methods) }), { tone: 'positive' });
      onOrder(data);
    },
    onError: (fault) => {
      const current = currentOrderOf(fault);
      // The order is being paid or was paid: this form will be unmounted, so show the server's message as a toast.
      if (current && !mayChoose(current)) toast(failureText(fault, title), { tone: 'info' });
      if (current) onOrder(current);
    },
  });

  return (
    <>
      {error ? (
        <ErrorPanel
          title={failureText(error, messages.failed)}
          retryLabel={messages.retry}
          busy={banks.isFetching}
          onRetry={() => void banks.refetch()}
        />
      ) : accounts ? (
        <PayoutAccountForm
          accounts={accounts}
          value={chosen}
          rupees={order.net_amount}
          onValueChange={setChosen}
          onAddAccount={addBank.show}
          onSubmit={(values) => submitResult(choice.mutateAsync(values), '')}
          note={hidden > 0 && messages.notShown({ n: hidden })}
          renderMark={(account) => <MethodMark method={accountMark(account)} />}
        />
      ) : (
        <SkeletonGroup label={messages.loading} className="flex flex-col gap-3">
          {[0, 1].map((row) => (
            <Skeleton key={row} shape="block" className="h-18 w-full" />
          ))}
        </SkeletonGroup>
      )}
      {renderAddBankDialog((bank) => setChosen(bank._id))}
    </>
  );
}

/**
 * Notice that the rupees of an order did not arrive, because the bank refused the account or returned the payment, with a form to choose
 * another account while that is possible (product.md S10).
 */
export function PayoutProblem(props: PayoutProblemProps) {
  const { notices } = useMessages(payoutProblemMessages);
  const { order } = props;
  return (
    <section aria-label={notices[problemKind(order)].title} className="flex flex-col gap-4 text-start">
      <PayoutProblemNotice order={order} />
      {mayChoose(order) && <AccountChoice {...props} />}
      <OrderHelp orderId={order._id} order={order} />
    </section>
  );
}
