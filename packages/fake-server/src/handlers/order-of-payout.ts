import type { Order } from '@sarraf/api-client';
import type { FakeServer } from '../server.ts';
import { momentsOf } from './order-events.ts';

/** Order of a payout whose order a test did not give; undefined without such a payout. */
export function orderOfPayout(server: FakeServer, id: string): Order | undefined {
  const payout = server.payouts.find(({ orderId }) => orderId === id);
  if (!payout) return undefined;
  const { order, account, status, attempts, problem, refundedAt, returned } = payout;
  const isOver = status === 'completed' || typeof refundedAt === 'string';
  const waits = problem && (status === 'failed' || status === 'held');
  const quantity = Number(order.quantity);
  return {
    _id: id,
    status: status === 'completed' || returned ? 'completed' : isOver ? 'failed' : 'in_process',
    created_ts: order.created_ts,
    type: 'sell',
    network: order.network,
    address: '',
    hash: null,
    quantity,
    price: 0,
    net_amount: Number(payout.amount),
    platform_fee: 0,
    deleted: false,
    bank_id: { _id: id, ...account },
    user_id: payout.seller,
    receivedAmount: quantity,
    soldAmount: quantity,
    confirmations: { have: 1, need: 1 },
    payoutProblem: waits && !isOver && !returned ? problem : null,
    payoutReturned: returned ? { reason: returned.reason, at: returned.at, refundedAt, payingAgain: !waits } : null,
    events: [
      { type: 'created', at: order.created_ts },
      ...(order.network
        ? [
            { type: 'deposit-seen', at: order.created_ts },
            { type: 'confirmed', at: payout.createdAt },
          ]
        : []),
      ...momentsOf(attempts),
    ],
  };
}
