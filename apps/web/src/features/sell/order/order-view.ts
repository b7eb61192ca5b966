import type { BankAccount, Network } from '@sarraf/api-client';
import { type Decimal, decimal } from '@sarraf/domain';
import type { TrackedOrder } from '../sell-wizard.machine.ts';
import type { OrderPoll } from './use-order-polling.ts';

/** Figures of an order that steps 3 and 4 show, from the server or from the quote of step 1. */
export interface OrderView {
  orderId: string;
  /** Id of the network. */
  networkId: string;
  /** Name of the network. */
  network: string;
  /** Deposit address. */
  address: string;
  /** USDT. */
  quantity: Decimal;
  /** Rupees for one USDT. */
  price: Decimal;
  /** Rupees. */
  fee: Decimal;
  /** Rupees. */
  received: Decimal;
  account: BankAccount | null;
}

/** Props of steps 3 and 4. */
export interface OrderStepProps {
  tracked: TrackedOrder;
  view: OrderView;
  nowMs: number;
  /** State of the polls of the order. */
  poll: OrderPoll;
}

/** Name of a network from the list; its id in capitals if it is no longer in the list. */
const networkName = (id: string, networks: readonly Network[]): string =>
  networks.find((network) => network.id === id)?.name ?? id.toUpperCase();

/** View of a tracked order: from the server, or before the first poll from the quote of step 1 and the reply to createOrder; null without either. */
export function viewOrder(
  { orderId, placed, order }: TrackedOrder,
  banks: readonly BankAccount[],
  networks: readonly Network[],
): OrderView | null {
  if (order) {
    return {
      orderId,
      networkId: order.network,
      network: order.networkName ?? networkName(order.network, networks),
      address: order.address,
      quantity: decimal(order.quantity),
      price: decimal(order.price),
      fee: decimal(order.platform_fee),
      received: decimal(order.net_amount),
      account: order.bank_id ?? null,
    };
  }
  if (!placed) return null;
  return {
    orderId,
    networkId: placed.networkId,
    network: networkName(placed.networkId, networks),
    address: placed.depositAddress,
    quantity: decimal(placed.quantity),
    price: decimal(placed.quoted.price),
    fee: decimal(placed.quoted.fee),
    received: decimal(placed.quoted.received),
    account: banks.find((bank) => bank._id === placed.bankAccountId) ?? null,
  };
}

/** Rupees quoted in step 1 and rupees now, if the order's price changed (product.md S9); null if unchanged, accepted or never quoted here. */
export function changedQuote({ placed, order, changeAccepted }: TrackedOrder): { was: Decimal; is: Decimal } | null {
  if (!placed || !order || changeAccepted) return null;
  const was = decimal(placed.quoted.received);
  const is = decimal(order.net_amount);
  return was.eq(is) && decimal(placed.quoted.price).eq(order.price) ? null : { was, is };
}
