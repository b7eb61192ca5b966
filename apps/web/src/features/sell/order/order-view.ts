import type { BankAccount, Network } from '@sarraf/api-client';
import { type Decimal, decimal } from '@sarraf/domain';
import type { TrackedOrder } from '../sell-wizard.machine.ts';
import type { OrderPoll } from './use-order-polling.ts';

/** What the screens of steps 3 and 4 show of an order, wherever it is known from. */
export interface OrderView {
  orderId: string;
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

/** What steps 3 and 4 are given of the order in hand. */
export interface OrderStepProps {
  tracked: TrackedOrder;
  view: OrderView;
  nowMs: number;
  /** How the readings of the order go. */
  poll: OrderPoll;
}

/** Name of a network as the list shows it; its id in capitals when it is not in the list any more. */
const networkName = (id: string, networks: readonly Network[]): string =>
  networks.find((network) => network.id === id)?.name ?? id.toUpperCase();

/** The order as read; until the first reading what step 1 quoted and creation answered. */
export function viewOrder(
  { orderId, placed, order }: TrackedOrder,
  banks: readonly BankAccount[],
  networks: readonly Network[],
): OrderView | null {
  if (order) {
    return {
      orderId,
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
    network: networkName(placed.networkId, networks),
    address: placed.depositAddress,
    quantity: decimal(placed.quantity),
    price: decimal(placed.quoted.price),
    fee: decimal(placed.quoted.fee),
    received: decimal(placed.quoted.received),
    account: banks.find((bank) => bank._id === placed.bankAccountId) ?? null,
  };
}

/** What the seller was told in step 1, where the order now says otherwise (product.md S9); null when it holds or was never told. */
export function changedQuote({ placed, order, changeAccepted }: TrackedOrder): { was: Decimal; is: Decimal } | null {
  if (!placed || !order || changeAccepted) return null;
  const was = decimal(placed.quoted.received);
  const is = decimal(order.net_amount);
  return was.eq(is) && decimal(placed.quoted.price).eq(order.price) ? null : { was, is };
}
