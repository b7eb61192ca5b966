import type { BankAccount, Network } from '@sarraf/api-client';
import { canCancel } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { Skeleton, SkeletonGroup } from '@sarraf/ui';
import { useHeaderTexts } from '../../shared/layout/page-header.tsx';
import { chosenAccount, firstChoice } from './amount/chosen-account.ts';
import { orderHeader } from './order/order-header.ts';
import { viewOrder } from './order/order-view.ts';
import { PaymentStep } from './payment/PaymentStep.tsx';
import { ResultStep, type RenderPayoutProblem, type RenderProof } from './result/ResultStep.tsx';
import { sellMessages } from './sell.messages.ts';
import type { TrackedOrder } from './sell-wizard.machine.ts';
import { useCancelOrder } from './order/use-cancel-order.ts';
import type { SellWizardState } from './use-sell-wizard.ts';

export interface OrderStepsProps {
  wizard: SellWizardState;
  tracked: TrackedOrder;
  banks: readonly BankAccount[];
  networks: readonly Network[];
  renderPayoutProblem: RenderPayoutProblem;
  renderProof: RenderProof;
}

/** Steps 3 and 4: the tracked order, waiting for its deposit or decided. The page header shows its number. */
export function OrderSteps({ wizard, tracked, banks, networks, ...slots }: OrderStepsProps) {
  const messages = useMessages(sellMessages);
  const { step, nowMs, poll, dispatch, adoptOrder } = wizard;
  const cancellable = step === 3 && tracked.order !== null && canCancel(tracked.order);
  const cancelOrder = useCancelOrder(adoptOrder, cancellable);
  const { payment } = messages;
  const view = viewOrder(tracked, banks, networks);
  useHeaderTexts(orderHeader(tracked.orderId, step === 3));

  if (!view) {
    return (
      <SkeletonGroup label={payment.loading}>
        <Skeleton shape="block" className="h-120 w-full" />
      </SkeletonGroup>
    );
  }
  const shared = { tracked, view, poll, nowMs };
  if (step === 3) {
    return (
      <PaymentStep
        {...shared}
        onCancel={cancellable ? () => void cancelOrder(tracked.orderId) : undefined}
        onAcceptChange={() => dispatch({ type: 'change-accepted' })}
      />
    );
  }
  const bankAccountId = chosenAccount(view.account?._id ?? null, banks) ?? firstChoice(banks);
  return (
    <ResultStep
      {...shared}
      onRestart={() => dispatch({ type: 'restarted', bankAccountId })}
      onOrder={adoptOrder}
      {...slots}
    />
  );
}
