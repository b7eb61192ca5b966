import { type Decimal, type DepositToken, depositRest, isPayable } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { Dialog } from '@sarraf/ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useClock } from '../../shared/time/clock.ts';
import { useUser } from '../../shared/session/session-context.ts';
import type { LoadedOrder } from './history-pages.ts';
import { deadlineOf } from './history-row.ts';
import { historyMessages } from './history.messages.ts';

/** Data of the deposit slip. */
export interface DepositToShow {
  address: string;
  /** USDT still to send. */
  quantity: Decimal;
  /** Network, in capitals. */
  network: string;
  /** USDT of the network, for a payment link; null without one. */
  token: DepositToken | null;
}

/** Renders the deposit slip: amount, QR code, address. Passed in by the route, because it belongs to the sell feature. */
export type RenderDeposit = (deposit: DepositToShow) => ReactNode;

export interface QrDialogProps {
  loaded: LoadedOrder;
  onClose: () => void;
  renderDeposit: RenderDeposit;
}

/** Dialog with the QR code of a deposit, above the order's details (product.md S12). Closes as soon as the order is paid or its time runs out. */
export function QrDialog({ loaded, onClose, renderDeposit }: QrDialogProps) {
  const messages = useMessages(historyMessages);
  const { order } = loaded;
  const deadlineMs = deadlineOf(loaded, useUser());
  const rest = depositRest(order.quantity, order.receivedAmount);
  const isOpen = useClock((nowMs) => isPayable(order, deadlineMs, nowMs)) && rest.gt(0);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) close();
  }, [isOpen]);
  return (
    <Dialog open onOpenChange={onClose} title={messages.qr.title} closeLabel={messages.details.close}>
      <div className="pb-2">
        {renderDeposit({
          address: order.address,
          quantity: rest,
          network: order.network.toUpperCase(),
          token: order.token ?? null,
        })}
      </div>
    </Dialog>
  );
}
