import type { Order } from '@sarraf/api-client';
import { explorerLink, transferTone } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { AddressText, KeyValueList, LeaderRow, StatusBadge, TextLink } from '@sarraf/ui';
import { transferStatusText } from '../../shared/orders/status-text.ts';
import { historyMessages } from './history.messages.ts';
import { figuresOf, type OrderFact, payoutFactsOf } from './order-facts.ts';
import type { OwnerView } from './history-row.ts';
import { OwnerLink } from './OwnerLink.tsx';

export interface OrderDetailsProps {
  order: Order;
  /** Whether the deposit can still be made in time. */
  isOpen: boolean;
  /** Owner of the order, for administrators; null otherwise. */
  owner: OwnerView | null;
}

function Fact({ label, text, kind }: OrderFact) {
  const value =
    kind === 'words' ? (
      <bdi>{text}</bdi>
    ) : (
      <bdi dir="ltr" translate={kind === 'figure' ? undefined : 'no'} className={kind === 'id' ? 'text-xs' : ''}>
        {text}
      </bdi>
    );
  return <LeaderRow label={label} value={value} />;
}

/** Row with the transaction hash, linked to a block explorer if the network has one (product.md R26). */
function HashRow({ order }: { order: Order }) {
  const { details: messages } = useMessages(historyMessages);
  if (!order.hash) return null;
  const link = explorerLink(order.network, order.hash, order.explorerUrl);
  const text = <AddressText form="short" value={order.hash} />;
  return (
    <LeaderRow
      label={messages.hash}
      value={
        link ? (
          <TextLink tone="info" reach href={link} newTabLabel={messages.opensExplorer}>
            {text}
          </TextLink>
        ) : (
          text
        )
      }
    />
  );
}

/** List of all details of an order; details that it does not have are left out (product.md S12). */
export function OrderDetails({ order, isOpen, owner }: OrderDetailsProps) {
  const { details: messages } = useMessages(historyMessages);
  return (
    <KeyValueList>
      {figuresOf(order, isOpen).map((fact) => (
        <Fact key={fact.label} {...fact} />
      ))}
      {order.address !== '' && (
        <LeaderRow label={messages.address} value={<AddressText form="short" value={order.address} />} />
      )}
      <HashRow order={order} />
      {order.transfer_status && !order.payoutReturned && (
        <LeaderRow
          label={messages.transfer}
          value={
            <StatusBadge tone={transferTone(order.transfer_status)}>
              {transferStatusText(order.transfer_status)}
            </StatusBadge>
          }
        />
      )}
      {payoutFactsOf(order).map((fact) => (
        <Fact key={fact.label} {...fact} />
      ))}
      {owner && <LeaderRow label={messages.seller} value={<OwnerLink owner={owner} />} />}
    </KeyValueList>
  );
}
