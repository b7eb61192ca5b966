import { explorerLink, maskedDetail } from '@sarraf/domain';
import { sql } from 'kysely';
import { tokenHash } from '../codes/hashing.ts';
import { payoutAccount } from '../people/banks.ts';
import type { Services } from '../services.ts';
import { orderEvents, orderHistory } from './order-events.ts';
import { orderViews, type OrderView } from './order-reply.ts';

/** Characters of a masked account that are shown: four dots and the last four. */
const MASKED_LENGTH = 8;

/** Events of an order that a proof has, with the moment of each that the order has. */
const MOMENTS = ['created', 'deposit-seen', 'confirmed', 'completed'] as const;

/** Event of a proof. */
export type ProofMoment = (typeof MOMENTS)[number];

/** Everything that a proof of payment says, from the books. */
export interface ProofFacts {
  /** Name of the seller; `isVerified` if the identity provider gave it, otherwise the seller did. */
  seller: { name: string; isVerified: boolean };
  /** Id or name of the method or bank, and the masked number of the account that was paid. */
  account: { method: string; bankName: string | null; detail: string } | null;
  /** Rupees paid, an exact decimal. */
  rupees: string;
  utr: string | null;
  /** USDT sold, an exact decimal. */
  usdt: string;
  /** Transactions that brought the USDT, oldest first; none for a sale from the wallet. */
  transactions: { hash: string; link: string | null }[];
  moments: { event: ProofMoment; at: Date }[];
}

/** Transactions of the sold deposits; imported orders have only the hash of the order itself. */
const hashes = sql<string[] | null>`(select jsonb_agg(hash order by transferred_at, id) from deposits
  where deposits.order_id = orders.id and stage = 'sold')`.as('hashes');

function accountOf({ bank }: OrderView): ProofFacts['account'] {
  if (!bank) return null;
  const { method, bankName, ...rest } = payoutAccount(bank);
  return { method, bankName, detail: maskedDetail({ method, ...rest }).slice(-MASKED_LENGTH) };
}

/**
 * Facts of the proof with this token; undefined if no link has it, or the link has expired. One query, so that a link that was revoked or has
 * expired takes as long as one that never was.
 */
export async function proofFacts({ db, clock, config }: Services, token: string): Promise<ProofFacts | undefined> {
  const order = await orderViews(db)
    .select(orderHistory)
    .select(['users.verified_name', hashes])
    .innerJoin('proof_links', 'proof_links.order_id', 'orders.id')
    .where('proof_links.token_hash', '=', tokenHash(token))
    .where('proof_links.expires_at', '>', clock.now())
    .where('orders.deleted', '=', false)
    .where('orders.returned_at', 'is', null)
    .executeTakeFirst();
  if (!order) return undefined;
  const { verified_name: verified, network_id: network } = order;
  const explorer = config.explorers[network];
  const known = [...new Set(order.hashes ?? [])];
  const shown = known.length > 0 || !order.hash ? known : [order.hash];
  const events = orderEvents(order);
  return {
    seller: { name: verified ?? order.owner_name ?? '', isVerified: verified !== null },
    account: accountOf(order),
    rupees: order.net_amount,
    utr: order.transfer_ref,
    usdt: order.sold_amount ?? order.quantity,
    transactions: shown.map((hash) => ({ hash, link: explorerLink(network, hash, explorer && `${explorer}${hash}`) })),
    moments: MOMENTS.flatMap((event) => {
      // The last one: rupees that came back were paid again.
      const at = events.findLast(({ type }) => type === event)?.at;
      return at ? [{ event, at: new Date(at) }] : [];
    }),
  };
}
