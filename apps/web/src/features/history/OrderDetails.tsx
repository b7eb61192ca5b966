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
  /** A transfer to its address can still be in time. */
  isOpen: boolean;
  /** Whose it is, where the viewer may know. */
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

/** The hash, and where it has one its place in the explorer (product.md R26). */
function HashRow({ order }: { order: Order }) {
  const { details: words } = useMessages(historyMessages);
  if (!order.hash) return null;
  const link = explorerLink(order.network, order.hash, order.explorerUrl);
  const text = <AddressText form="short" value={order.hash} />;
  return (
    <LeaderRow
      label={words.hash}
      value={
        link ? (
          <TextLink tone="info" reach href={link} newTabLabel={words.opensExplorer}>
            {text}
          </TextLink>
        ) : (
          text
        )
      }
    />
  );
}

/** Everything the books say about an order, row by row, each only where it has it (product.md S12). */
export function OrderDetails({ order, isOpen, owner }: OrderDetailsProps) {
  const { details: words } = useMessages(historyMessages);
  return (
    <KeyValueList>
      {figuresOf(order, isOpen).map((fact) => (
        <Fact key={fact.label} {...fact} />
      ))}
      {order.address !== '' && (
        <LeaderRow label={words.address} value={<AddressText form="short" value={order.address} />} />
      )}
      <HashRow order={order} />
      {order.transfer_status && (
        <LeaderRow
          label={words.transfer}
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
      {owner && <LeaderRow label={words.seller} value={<OwnerLink owner={owner} />} />}
    </KeyValueList>
  );
}
