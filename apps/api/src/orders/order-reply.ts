import { IN_REVIEW, isFinalStatus, payoutStageOf, secondsLeft, toWireNumber, type PayoutStatus } from '@sarraf/domain';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database, OrdersTable } from '../db/schema.ts';
import { heardAt, isDelayed } from '../chains/delays.ts';
import { depositToken } from '../chains/deposit-token.ts';
import { DEFAULT_NETWORKS } from '../settings/default-market.ts';
import { bankReply, type TitledBank } from '../people/banks.ts';
import type { Services } from '../services.ts';

/** Order as stored. */
export type OrderRow = Selectable<OrdersTable>;

/** Columns of an order that its reply needs; the price ranges, for one, are never sent. */
const VIEW_COLUMNS = [
  'id',
  'user_id',
  'type',
  'review_at',
  'source',
  'status',
  'network_id',
  'address',
  'quantity',
  'sold_amount',
  'price',
  'platform_fee',
  'net_amount',
  'received_amount',
  'exception',
  'confirmations_have',
  'confirmations_need',
  'hash',
  'transfer_status',
  'transfer_ref',
  'deleted',
  'created_at',
  'expires_at',
  'finished_at',
  'returned_at',
  'return_reason',
  'refunded_at',
] as const satisfies (keyof OrderRow)[];

/** Order with its owner and its payment account. */
export type OrderView = Pick<OrderRow, (typeof VIEW_COLUMNS)[number]> & {
  owner_name: string | null;
  owner_mobile: string;
  bank: TitledBank | null;
  /** Name of the network in the setting `networks`; null if the setting has none. */
  network_name: string | null;
  /** When the node of the order's network last replied, or was first called; null if the network is not read. */
  heard_at: Date | null;
  /** UTR of the payment that `transfer_ref` names; null if the payment service told none. */
  utr: string | null;
  /** Whether a deposit that did not count yet left the chain, and no administrator has decided about it. */
  deposit_gone: boolean;
  /**
   * The payout; null if the order has none. `problem_at`: when it failed last. `finished_at`: when the rupees were paid, or the USDT refunded.
   * `vanished`: a sold deposit left the chain.
   */
  payout: {
    status: PayoutStatus;
    created_at: string;
    sent_at: string | null;
    problem_at: string | null;
    problem_reason: string | null;
    finished_at: string | null;
    vanished: boolean;
  } | null;
};

/** Default name of a network that the setting does not contain: never saved, or removed from it. */
const defaultName = (id: string) => DEFAULT_NETWORKS.find((network) => network.id === id)?.name;

const hasWaitingTime = (order: OrderView): boolean =>
  order.status === 'pending' ||
  (order.status === 'in_process' &&
    order.sold_amount === null &&
    order.exception === 'under' &&
    order.review_at === null);

/** Why the payout waits: it failed, or is held after it failed; null otherwise. */
function payoutProblemOf({ payout }: OrderView) {
  if (!payout?.problem_at || (payout.status !== 'failed' && payout.status !== 'held')) return null;
  const { problem_reason: reason, problem_at: at, vanished } = payout;
  return { reason: reason ?? '', at: new Date(at).toISOString(), vanished };
}

/** Problem to show: a transfer of the order is held, or its payout was refused. For an order under review the reason is only `in review`. */
function problemOf(order: OrderView) {
  const { status, sold_amount: sold, review_at: heldSince } = order;
  if (status !== 'in_process') return {};
  if (heldSince && sold === null) return { payoutProblem: { reason: IN_REVIEW, at: heldSince.toISOString() } };
  const problem = payoutProblemOf(order);
  if (!problem) return {};
  const { vanished, ...shown } = problem;
  return { payoutProblem: vanished ? { ...shown, reason: IN_REVIEW } : shown };
}

/** Return by the bank of the rupees of a completed order, with the newest reason why they did not arrive. */
function returnOf(order: OrderView) {
  const { returned_at: at, return_reason: reason, refunded_at: refundedAt } = order;
  if (!at) return {};
  const problem = payoutProblemOf(order);
  const returned = { reason: problem?.reason ?? reason ?? '', at: at.toISOString() };
  if (refundedAt) return { payoutReturned: { ...returned, refundedAt: refundedAt.toISOString() } };
  // While a deposit is missing from the chain no account can be chosen either.
  return { payoutReturned: { ...returned, payingAgain: !problem || problem.vanished } };
}

/** When the rupees of an order were paid; undefined while they are not, after a return, and for an order without a payout, which was imported. */
export const paidAtOf = ({ payout }: OrderView): Date | undefined =>
  payout?.status === 'completed' && payout.finished_at ? new Date(payout.finished_at) : undefined;

/** What becomes of the rupees that are due. */
function payoutOf({ payout }: OrderView) {
  const stage = payout && payoutStageOf(payout.status);
  return stage ? { payoutStage: stage } : {};
}

/**
 * Order as the contract shows it. `expiresIn` is present while a transfer can still be in time: for a pending order, and for a partly
 * paid one. Only the owner and administrators get the reply, since it contains the owner's number.
 */
export function orderReply(order: OrderView, { config, clock }: Pick<Services, 'config' | 'clock'>) {
  const now = clock.now();
  const explorer = config.explorers[order.network_id];
  const isPayable = hasWaitingTime(order);
  const token = isPayable && depositToken(config, order.network_id);
  const networkName = order.network_name ?? defaultName(order.network_id);
  return {
    _id: order.id,
    status: order.status,
    created_ts: order.created_at.toISOString(),
    type: order.type,
    // A sale from the wallet has no network and no address.
    network: order.network_id,
    address: order.source === 'wallet' ? '' : order.address,
    hash: order.hash,
    quantity: toWireNumber(order.quantity),
    price: toWireNumber(order.price),
    net_amount: toWireNumber(order.net_amount),
    platform_fee: toWireNumber(order.platform_fee),
    transfer_status: order.transfer_status,
    transfer_ref: order.transfer_ref,
    bank_id: order.bank ? bankReply(order.bank) : null,
    user_id: { _id: order.user_id, name: order.owner_name ?? '', mobile: order.owner_mobile },
    deleted: order.deleted,
    ...(order.source === 'wallet' ? { source: order.source } : {}),
    ...(isPayable ? { expiresIn: secondsLeft(order.expires_at.getTime(), now.getTime()) } : {}),
    receivedAmount: toWireNumber(order.received_amount),
    soldAmount: order.sold_amount === null ? null : toWireNumber(order.sold_amount),
    ...(order.transfer_ref !== null && order.utr === null ? { transferRefIsUtr: false } : {}),
    exception: order.exception,
    confirmations:
      order.confirmations_have === null || order.confirmations_need === null
        ? null
        : { have: order.confirmations_have, need: order.confirmations_need },
    ...(networkName ? { networkName } : {}),
    ...(token ? { token } : {}),
    ...(!isFinalStatus(order.status) && isDelayed(order.heard_at, config, now) ? { networkDelayed: true } : {}),
    ...problemOf(order),
    ...returnOf(order),
    ...payoutOf(order),
    ...((order.payout?.vanished ?? order.deposit_gone) ? { transferGone: true } : {}),
    ...(explorer && order.hash ? { explorerUrl: `${explorer}${order.hash}` } : {}),
  };
}

/**
 * UTR of the payment that `transfer_ref` of an order names, for a query of `orders`; null if the payment service told none, and the reference is its
 * own. A returned payment's UTR is on its return: the payout is open again.
 */
export const orderUtr = sql<
  string | null
>`(select utr from payouts where payouts.order_id = orders.id and utr = orders.transfer_ref
  union select utr from payout_returns where payout_returns.order_id = orders.id and utr = orders.transfer_ref)`;

/** Query of orders with everything that the reply needs; joins by primary keys only. */
export const orderViews = (db: Kysely<Database>) =>
  db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(VIEW_COLUMNS.map((column) => `orders.${column}` as const))
    .select(['users.name as owner_name', 'users.mobile as owner_mobile'])
    .select(({ selectFrom }) =>
      selectFrom('chain_readers')
        .select(heardAt.as('heard_at'))
        .whereRef('chain_readers.network_id', '=', 'orders.network_id')
        .as('heard_at'),
    )
    .select([
      sql<OrderView['network_name']>`(select jsonb_path_query_first(settings.value, '$[*] ? (@.id == $id).name',
          jsonb_build_object('id', orders.network_id)) #>> '{}'
        from settings where settings.key = 'networks')`.as('network_name'),
      sql<TitledBank | null>`(select to_jsonb(banks) || jsonb_build_object('title', account_titles.title)
        from banks left join account_titles on account_titles.bank_id = banks.id
        where banks.id = orders.bank_account_id)`.as('bank'),
      orderUtr.as('utr'),
      sql<
        OrderView['payout']
      >`(select jsonb_build_object('status', status, 'created_at', created_at, 'sent_at', sent_at,
          'problem_at', problem_at, 'problem_reason', problem_reason, 'finished_at', finished_at, 'vanished', vanished)
        from payouts where payouts.order_id = orders.id)`.as('payout'),
      // A deposit without an exception has one of its own while it is missing; one that was held for its sender is then held no longer.
      sql<boolean>`exists (select from deposits left join exceptions as held on held.id = deposits.exception_id
        where deposits.order_id = orders.id and deposits.stage = 'dropped'
          and (held.kind = 'screened' and held.resolution = 'gone'
            or held.id is null and exists (select from exceptions as missing where missing.deposit_id = deposits.id
              and missing.kind = 'dropped' and missing.closed_at is null)))`.as('deposit_gone'),
    ]);

/**
 * Active order of a seller: the pending one, else the newest partly paid one that can still be topped up in time (product.md R24).
 */
export const activeOrderOf = (db: Kysely<Database>, userId: string, now: Date): Promise<OrderView | undefined> =>
  orderViews(db)
    .where('orders.user_id', '=', userId)
    .where('orders.type', '=', 'sell')
    .where((where) =>
      where.or([
        where('orders.status', '=', 'pending'),
        where.and([
          where('orders.status', '=', 'in_process'),
          where('orders.sold_amount', 'is', null),
          where('orders.exception', '=', 'under'),
          where('orders.review_at', 'is', null),
          where('orders.expires_at', '>', now),
        ]),
      ]),
    )
    .orderBy(sql`orders.status = 'pending'`, 'desc')
    .orderBy('orders.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Pending order of a seller; undefined if there is none. */
export const pendingOrderOf = (db: Kysely<Database>, userId: string): Promise<OrderView | undefined> =>
  orderViews(db)
    .where('orders.user_id', '=', userId)
    .where('orders.status', '=', 'pending')
    .where('orders.type', '=', 'sell')
    .executeTakeFirst();
