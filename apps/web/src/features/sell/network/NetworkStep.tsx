import type { Network, Order } from '@sarraf/api-client';
import { type Quote, formatRupees, formatUsdt } from '@sarraf/domain';
import { NetworkChoiceForm } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import {
  EmptyState,
  ErrorPanel,
  LeaderRow,
  KeyValueList,
  NetworkMark,
  Skeleton,
  SkeletonGroup,
  Slip,
  SlipSection,
} from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureText } from '../../../shared/api/failure.ts';
import { useApi } from '../../../shared/api/api-context.ts';
import { isSavingData } from '../../../shared/preferences/data-saver.ts';
import { preloadQr } from '../payment/DepositQr.tsx';
import { PendingOrderNotice } from './PendingOrderNotice.tsx';
import { polledNetworksQuery } from '../sell.queries.ts';
import { sellMessages } from '../sell.messages.ts';
import type { PlacedOrder } from '../sell-wizard.machine.ts';
import { useCreateOrder } from '../order/use-create-order.ts';

export interface NetworkStepProps {
  /** USDT as typed. */
  amount: string;
  bankAccountId: string;
  networkId: string | null;
  quote: Quote;
  onNetworkChange: (networkId: string) => void;
  onBack: () => void;
  onCreated: (placed: PlacedOrder, deadlineMs: number) => void;
  /** Called when the seller continues with an order created earlier, here or on another device. */
  onResume: (order: Order) => void;
}

/** Step 2: the network of the deposit; Sell Now creates the order (product.md S8). */
export function NetworkStep({ amount, bankAccountId, networkId, quote, ...on }: NetworkStepProps) {
  const { network, amount: messages, failures } = useMessages(sellMessages);
  const networks = useQuery(polledNetworksQuery(useApi()));
  const { create, pendingOrderId } = useCreateOrder(on.onCreated);
  useEffect(() => {
    if (!isSavingData()) preloadQr();
  }, []);
  const hidden = networks.data?.unreadable.length ?? 0;
  const note = hidden > 0 ? network.notShown({ n: hidden }) : undefined;
  const sold = <bdi dir="ltr">{`${formatUsdt(quote.quantity)} ${messages.unit}`}</bdi>;
  const received = formatRupees(quote.received);

  return (
    <div className="mx-auto flex w-full max-w-form flex-col gap-5">
      <div>
        <h2 className="font-heading text-xl font-bold tracking-tight md:text-2xl">{network.title}</h2>
        <p className="mt-1 text-sm text-ink-2">{network.intro}</p>
      </div>
      {networks.isError && !networks.data ? (
        <ErrorPanel
          title={failureText(networks.error, failures.networks)}
          retryLabel={failures.retry}
          busy={networks.isFetching}
          onRetry={() => void networks.refetch()}
        />
      ) : networks.data?.networks.length === 0 ? (
        <EmptyState title={network.empty} message={note} />
      ) : networks.data ? (
        <NetworkChoiceForm<Network>
          networks={networks.data.networks}
          amount={amount}
          initialValues={{ networkId: networkId ?? '' }}
          onValueChange={on.onNetworkChange}
          onBack={on.onBack}
          note={note}
          renderMark={({ id }) => <NetworkMark network={id} />}
          rowNote={({ delayed }) => delayed && network.delayed}
          figure={{ label: sold, value: received, tone: 'positive' }}
          onSubmit={(values) => create({ networkId: values.networkId, bankAccountId, quote })}
        >
          {pendingOrderId !== null && <PendingOrderNotice orderId={pendingOrderId} onContinue={on.onResume} />}
          <Slip className="max-lg:hidden">
            <SlipSection className="py-4">
              <KeyValueList>
                <LeaderRow label={sold} value={<bdi dir="ltr">{received}</bdi>} weight="total" tone="positive" />
              </KeyValueList>
            </SlipSection>
          </Slip>
        </NetworkChoiceForm>
      ) : (
        <SkeletonGroup label={network.loading} className="flex flex-col gap-3">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} shape="block" className="h-20 w-full" />
          ))}
        </SkeletonGroup>
      )}
    </div>
  );
}
