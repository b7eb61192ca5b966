import { type Decimal, depositRest, isPayable } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { Dialog } from '@sarraf/ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useClock } from '../../shared/time/clock.ts';
import { useUser } from '../../shared/session/session-context.ts';
import type { ReadOrder } from './history-pages.ts';
import { deadlineOf } from './history-row.ts';
import { historyMessages } from './history.messages.ts';

/** What a deposit needs to be shown. */
export interface DepositToShow {
  address: string;
  /** USDT still to send. */
  quantity: Decimal;
  /** Name of the network. */
  network: string;
}

/** Draws the slip of a deposit: amount, code, address. It belongs to the sell flow, so the route hands it in. */
export type RenderDeposit = (deposit: DepositToShow) => ReactNode;

export interface QrDialogProps {
  read: ReadOrder;
  onClose: () => void;
  renderDeposit: RenderDeposit;
}

/** The code of an order that can still be paid, above its details (product.md S12). Nobody is to pay an order that is over or paid: it closes then. */
export function QrDialog({ read, onClose, renderDeposit }: QrDialogProps) {
  const words = useMessages(historyMessages);
  const { order } = read;
  const deadlineMs = deadlineOf(read, useUser());
  const rest = depositRest(order.quantity, order.receivedAmount);
  const isOpen = useClock((nowMs) => isPayable(order, deadlineMs, nowMs)) && rest.gt(0);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) close();
  }, [isOpen]);
  return (
    <Dialog open onOpenChange={onClose} title={words.qr.title} closeLabel={words.details.close}>
      {/* The slip lies on the dialog here, and its notches show what it lies on. */}
      <div className="pb-2 [&_[data-component=Slip]]:[--slip-behind:var(--surface)]">
        {renderDeposit({ address: order.address, quantity: rest, network: order.network.toUpperCase() })}
      </div>
    </Dialog>
  );
}
