import { explorerLink, shortDetail } from '@sarraf/domain';
import { sql } from 'kysely';
import { tokenHash } from '../codes/hashing.ts';
import { payoutAccount } from '../people/banks.ts';
import type { Services } from '../services.ts';
import { orderEvents, orderHistory, type OrderHistory } from './order-events.ts';
import { orderViews, paidAtOf, type OrderView } from './order-reply.ts';
import { hasLeftChain } from './sold-deposits.ts';

/** Event of a proof. */
export type ProofMoment = 'created' | 'deposit-seen' | 'confirmed' | 'completed';

/** Everything that a proof of payment says, from the books. */
export interface ProofFacts {
  /** Name of the seller; `isVerified` if the identity provider gave it, otherwise the seller did. */
  seller: { name: string; isVerified: boolean };
  /** Account that was paid. */
  account: {
    /** Id of the method, and id or name of the bank. */
    method: string;
    bankName: string | null;
    /** Masked number. */
    detail: string;
    /** Name of the account: `isFromBank` if the bank told it, otherwise the seller did. */
    holder: { name: string; isFromBank: boolean };
  } | null;
  /** Rupees paid, an exact decimal. */
  rupees: string;
  /** Reference of the payment; without `isUtr` it is the payment service's own. */
  reference: { text: string; isUtr: boolean } | null;
  /** USDT sold, an exact decimal. */
  usdt: string;
  /** Transactions that brought the USDT, oldest first; none for a sale from the wallet. */
  transactions: { hash: string; link: string | null }[];
  moments: { event: ProofMoment; at: Date }[];
}

/** Columns of an order that only its proof needs. */
interface ProofColumns extends OrderView, OrderHistory {
  verified_name: string | null;
  /** Sold deposits, oldest first. `isMissing`: it left the chain, and did not come back. */
  sold: { hash: string; at: string; isMissing: boolean }[] | null;
}

const proofColumns = [
  sql<
    ProofColumns['sold']
  >`(select jsonb_agg(jsonb_build_object('hash', hash, 'at', transferred_at, 'isMissing', ${hasLeftChain})
      order by transferred_at, id)
    from deposits where deposits.order_id = orders.id and stage = 'sold')`.as('sold'),
] as const;

function accountOf({ bank }: OrderView): ProofFacts['account'] {
  if (!bank) return null;
  const account = payoutAccount(bank);
  return {
    method: account.method,
    bankName: account.bankName,
    detail: shortDetail(account),
    holder: { name: bank.title ?? account.name, isFromBank: bank.title !== null },
  };
}

function momentsOf(order: ProofColumns): ProofFacts['moments'] {
  const events = orderEvents(order);
  // The last one: rupees that came back were paid again.
  const at = (event: ProofMoment) => events.findLast(({ type }) => type === event)?.at;
  const moments: [ProofMoment, string | Date | undefined][] = [
    ['created', at('created')],
    // When the network had it; we may have seen it later.
    ['deposit-seen', order.sold?.[0]?.at],
    ['confirmed', at('confirmed')],
    // Of a second payment that stands for a returned one, the event is the moment of the return.
    ['completed', paidAtOf(order) ?? at('completed')],
  ];
  return moments.flatMap(([event, moment]) => (moment === undefined ? [] : [{ event, at: new Date(moment) }]));
}

/**
 * Facts of the proof with this token; undefined if no link has it, the link has expired, or every deposit of the order has left the chain since.
 * One query, so that a link that was revoked or has expired takes as long as one that never was.
 */
export async function proofFacts({ db, clock, config }: Services, token: string): Promise<ProofFacts | undefined> {
  const order = await orderViews(db)
    .select(orderHistory)
    .select(proofColumns)
    .select('users.verified_name')
    .innerJoin('proof_links', 'proof_links.order_id', 'orders.id')
    .where('proof_links.token_hash', '=', tokenHash(token))
    .where('proof_links.expires_at', '>', clock.now())
    .where('orders.deleted', '=', false)
    .where('orders.returned_at', 'is', null)
    .executeTakeFirst();
  if (!order) return undefined;
  const { verified_name: verified, network_id: network, sold, transfer_ref: reference } = order;
  const known = [...new Set((sold ?? []).filter(({ isMissing }) => !isMissing).map(({ hash }) => hash))];
  if (sold && known.length === 0) return undefined;
  // Imported orders have only the hash of the order itself.
  const shown = sold || !order.hash ? known : [order.hash];
  const explorer = config.explorers[network];
  return {
    seller: { name: verified ?? order.owner_name ?? '', isVerified: verified !== null },
    account: accountOf(order),
    rupees: order.net_amount,
    reference: reference === null ? null : { text: reference, isUtr: order.utr !== null },
    usdt: order.sold_amount ?? order.quantity,
    transactions: shown.map((hash) => ({ hash, link: explorerLink(network, hash, explorer && `${explorer}${hash}`) })),
    moments: momentsOf(order),
  };
}
