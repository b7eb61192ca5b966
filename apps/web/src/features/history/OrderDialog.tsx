import type { Order } from '@sarraf/api-client';
import {
  awaitsTransfer,
  depositRest,
  displayedStatus,
  isFinalStatus,
  isHeld,
  isPayable,
  mmss,
  orderTone,
  proofRefusal,
  secondsLeft,
} from '@sarraf/domain';
import { splitAtValue } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { Button, Dialog, Notice, Slip, SlipAmount, SlipSection, SlipTear, StatusBadge, Tag } from '@sarraf/ui';
import { QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { OrderReceipt } from '../../shared/orders/OrderReceipt.tsx';
import { OrderHelp } from '../../shared/orders/OrderHelp.tsx';
import { orderStatusText } from '../../shared/orders/status-text.ts';
import { PauseNotices } from '../../shared/pauses/PauseNotices.tsx';
import { useClock } from '../../shared/time/clock.ts';
import { useUser } from '../../shared/session/session-context.ts';
import type { LoadedOrder } from './history-pages.ts';
import {
  amountText,
  hasPayoutProblem,
  deadlineOf,
  isOwnOrder,
  ownerView,
  returnTag,
  waitsForPayout,
} from './history-row.ts';
import { historyMessages } from './history.messages.ts';
import { useReplaceOrder } from './use-history.ts';
import { DetailsTimeline } from './DetailsTimeline.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { amountLabel, exceptionText } from './order-facts.ts';

export interface OrderDialogProps {
  loaded: LoadedOrder;
  onClose: () => void;
  /** Opens the QR code; offered while the deposit can still be made. */
  onShowQr: () => void;
  /** Renders the button that copies the deposit address. Passed in by the route, because it belongs to the sell feature. */
  renderAddressCopy: (order: Order) => ReactNode;
  /** Renders the notice of a refused or returned payout with the choice of another account. Passed in by the route, because it belongs to another feature. */
  renderPayoutProblem: (order: Order, onOrder: (order: Order) => void) => ReactNode;
  /** Renders the proof of payment of the viewer's own order. Passed in by the route, because it belongs to another feature. */
  renderProof: (order: Order) => ReactNode;
}

/** `Expires in mm:ss min(s)`, computed from the deadline every second (product.md S12). */
function Expiry({ deadlineMs }: { deadlineMs: number }) {
  const { details: messages } = useMessages(historyMessages);
  const seconds = useClock((nowMs) => secondsLeft(deadlineMs, nowMs));
  const [before, after] = splitAtValue((time) => messages.expires({ time }));
  return (
    <p role="timer" aria-label={messages.timeLeft} className="text-sm font-semibold text-notice">
      {before}
      <bdi dir="ltr">{mmss(seconds)}</bdi>
      {after}
    </p>
  );
}

/** Dialog with one order on a slip: amount, status, all details (product.md S12). A pending order turns to Failed at its deadline. */
export function OrderDialog({ loaded, onClose, onShowQr, ...slots }: OrderDialogProps) {
  const { details: messages, deleted } = useMessages(historyMessages);
  const { order } = loaded;
  const viewer = useUser();
  const isOwn = isOwnOrder(order, viewer);
  const deadlineMs = deadlineOf(loaded, viewer);
  const status = useClock((nowMs) => displayedStatus(order.status, deadlineMs, nowMs));
  const isOpen = useClock((nowMs) => isPayable(order, deadlineMs, nowMs));
  const exception = exceptionText(order.exception, isOpen);
  const returned = returnTag(order);
  const replaceOrder = useReplaceOrder();

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.title}
      closeLabel={messages.close}
      {...(isOpen &&
        depositRest(order.quantity, order.receivedAmount).gt(0) && {
          footer: (
            <div className="flex flex-col gap-2">
              {slots.renderAddressCopy(order)}
              <Button fullWidth variant="secondary" onClick={onShowQr}>
                <QrCode aria-hidden="true" className="size-5" />
                {messages.showQr}
              </Button>
            </div>
          ),
        })}
    >
      <Slip on="surface">
        <SlipSection align="center" className="gap-3">
          <SlipAmount label={amountLabel(order, status, isOwn)} value={amountText(order)} size="md" />
          <p role="status" className="flex flex-wrap justify-center gap-2">
            <StatusBadge tone={orderTone(status)}>{orderStatusText(status)}</StatusBadge>
            {returned && <Tag tone={returned.tone}>{returned.text}</Tag>}
            {order.deleted && viewer.isAdmin && <Tag tone="negative">{deleted}</Tag>}
          </p>
          {isOpen && deadlineMs !== null && <Expiry deadlineMs={deadlineMs} />}
        </SlipSection>
        <SlipTear cut="notch" />
        <SlipSection>
          {isOwn && (
            <PauseNotices
              {...(waitsForPayout(order) && { messages: { payouts: messages.payouts } })}
              {...(!isFinalStatus(order.status) && { network: { id: order.network, ...messages.networkPaused } })}
              className="not-empty:mb-4"
            />
          )}
          {hasPayoutProblem(order, viewer) && (
            <div className="mb-5">{slots.renderPayoutProblem(order, replaceOrder)}</div>
          )}
          {isHeld(order) && (
            <Notice tone="info" className="mb-4" title={messages.inReview.title}>
              {awaitsTransfer(order) ? messages.transferGone : messages.inReview.detail}
            </Notice>
          )}
          {exception && (
            <Notice tone="notice" className="mb-4">
              {exception}
            </Notice>
          )}
          <OrderDetails order={order} isOpen={isOpen} owner={viewer.isAdmin ? ownerView(order) : null} />
        </SlipSection>
        <DetailsTimeline order={order} reader={isOwn ? 'seller' : 'desk'} onOrder={replaceOrder} />
      </Slip>
      {isOwn && (
        <div className="flex flex-col gap-4 pt-4 pb-2">
          {slots.renderProof(order)}
          {proofRefusal(order) === null && <OrderReceipt order={order} />}
          {!hasPayoutProblem(order, viewer) && <OrderHelp orderId={order._id} order={order} />}
        </div>
      )}
    </Dialog>
  );
}
