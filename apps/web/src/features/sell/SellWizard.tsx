import type { BankAccount, Order, PriceRange } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { Stepper } from '@sarraf/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useApi } from '../../shared/api/api-context.ts';
import { DIALOG } from '../../shared/dialogs/dialog-ids.ts';
import { useDialogRoute } from '../../shared/dialogs/use-dialog-route.ts';
import { useUser } from '../../shared/session/session-context.ts';
import { AmountStep } from './amount/AmountStep.tsx';
import { handChosen } from './amount/chosen-account.ts';
import { keepStep } from './amount/kept-step.ts';
import { sellerQuote } from './amount/seller-quote.ts';
import { NetworkStep } from './network/NetworkStep.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import type { RenderPayoutProblem, RenderProof } from './result/ResultStep.tsx';
import type { SellState } from './sell-wizard.machine.ts';
import { AsOf, type AsOfProps } from '../../shared/offline/AsOf.tsx';
import { sellMessages } from './sell.messages.ts';
import { networksQuery } from '../../shared/queries/networks.query.ts';
import { useUsable } from '../../shared/telemetry/use-usable.ts';
import { resultHeading } from './result/result-notes.ts';
import { useSellWizard } from './use-sell-wizard.ts';
import { useStepStart } from './use-step-start.ts';

export interface SellWizardProps {
  ranges: readonly PriceRange[];
  /** When the price ranges were fetched, and whether the last refetch failed. */
  rangesAsOf: Pick<AsOfProps, 'readMs' | 'failed'>;
  banks: readonly BankAccount[];
  /** Number of accounts left out because their data does not match the contract. */
  unreadableBanks: number;
  /** The seller's unfinished order, made here or on another device; null if there is none or the check failed. */
  active: Order | null;
  /** Renders the carousel below step 1, a part of another feature that the route passes in. */
  renderPromo?: () => ReactNode;
  /** Renders the notice above step 1 for an order whose rupees the bank returned, a part of another feature that the route passes in. */
  renderReturnedOrder?: () => ReactNode;
  /** Renders the dialog that adds an account, a part of another feature that the route passes in. `onAdded` is called with the new account. */
  renderAddBankDialog: (onAdded: (bank: BankAccount) => void) => ReactNode;
  renderPayoutProblem: RenderPayoutProblem;
  renderProof: RenderProof;
  /** Renders the notice above step 1 for an unfinished order that could not be checked when the wizard began. */
  renderLateOrder: (onContinue: (order: Order) => void) => ReactNode;
}

/** Whether the list of networks is needed. An order fetched from the server has the name of its network, so steps 3 and 4 need no list. */
function needsNetworks(state: SellState): boolean {
  if (state.step === 'amount') return state.amount !== '';
  return state.step === 'network' || !state.tracked.order?.networkName;
}

/** The sell wizard with its four steps; the state machine alone decides which one shows. */
export function SellWizard({ ranges, rangesAsOf, banks, active, ...props }: SellWizardProps) {
  const messages = useMessages(sellMessages);
  const user = useUser();
  const queries = useQueryClient();
  const wizard = useSellWizard(user, active, banks);
  const { state, step, dispatch } = wizard;
  useUsable();
  // Networks are prefetched once an amount is typed: step 2 opens at once, and the first page load requests nothing it does not show.
  const enabled = needsNetworks(state);
  const networks = useQuery({ ...networksQuery(useApi()), enabled }).data?.networks ?? [];
  const addBank = useDialogRoute(DIALOG.addBank);
  const top = useStepStart(step);
  // Once the wizard has tracked an order, it knows more about it than the check for an unfinished order: hide that notice.
  const [hadOrder, setHadOrder] = useState(false);
  if (state.step === 'order' && !hadOrder) setHadOrder(true);
  const announcement =
    state.step === 'order' && step === 4 ? resultHeading(state.tracked) : messages.steps.names[step - 1];

  return (
    <>
      <div ref={top} tabIndex={-1} className="flex flex-col gap-5 outline-hidden lg:gap-7">
        <p role="status" className="sr-only">
          {announcement}
        </p>
        {step < 4 && <Stepper label={messages.steps.label} steps={messages.steps.names} current={step - 1} />}
        {state.step !== 'order' && <AsOf {...rangesAsOf} />}
        {state.step === 'amount' && (
          <>
            {!hadOrder && props.renderLateOrder(wizard.resume)}
            {props.renderReturnedOrder?.()}
            <AmountStep
              user={user}
              ranges={ranges}
              banks={banks}
              unreadableBanks={props.unreadableBanks}
              amount={state.amount}
              bankAccountId={wizard.chosenAccountId}
              onAmountChange={(amount) => dispatch({ type: 'amount-typed', amount })}
              onBankAccountChange={(bankAccountId) => dispatch({ type: 'bank-chosen', bankAccountId })}
              onAddBank={addBank.show}
              onManageAccounts={(isFromWallet) =>
                keepStep(queries, {
                  amount: state.amount,
                  bankAccountId: handChosen(state.bankAccountId, banks),
                  isFromWallet,
                })
              }
              onContinue={(bankAccountId) => dispatch({ type: 'continued', bankAccountId })}
              onSold={wizard.resume}
            />
            {props.renderAddBankDialog((bank) => dispatch({ type: 'bank-chosen', bankAccountId: bank._id }))}
          </>
        )}
        {state.step === 'network' && (
          <NetworkStep
            amount={state.amount}
            bankAccountId={state.bankAccountId}
            networkId={state.networkId}
            quote={sellerQuote(state.amount, ranges, user)}
            onNetworkChange={(networkId) => dispatch({ type: 'network-chosen', networkId })}
            onBack={() => dispatch({ type: 'went-back' })}
            onCreated={(placed, deadlineMs) => dispatch({ type: 'order-created', placed, deadlineMs })}
            onResume={wizard.resume}
          />
        )}
        {state.step === 'order' && (
          <OrderSteps
            key={state.tracked.orderId}
            wizard={wizard}
            tracked={state.tracked}
            banks={banks}
            networks={networks}
            renderPayoutProblem={props.renderPayoutProblem}
            renderProof={props.renderProof}
          />
        )}
      </div>
      {state.step === 'amount' && props.renderPromo?.()}
    </>
  );
}
