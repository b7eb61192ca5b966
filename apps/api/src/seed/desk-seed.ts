import type { Insertable, Transaction } from 'kysely';
import type { BanksTable, Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { Repeatable } from './random.ts';

/** A seller with the account they are paid into. */
export interface Seller {
  id: string;
  banks: readonly [Insertable<BanksTable>];
}

/** What the seeds of the desk are planted with. */
export interface DeskSeed {
  trx: Transaction<Database>;
  services: Services;
  now: Date;
  random: Repeatable;
  /** Ids of the two administrators. */
  bilal: string;
  nadia: string;
  /** Others than the seller of the showcase; at any place there is one. */
  seller: (at: number) => Seller;
}

/** The moment so many minutes ago. */
export const ago = ({ now }: DeskSeed, minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

/** The services as they were at a moment, inside the seed's transaction: what is done with them is done then. */
export const asOf = ({ services, trx }: DeskSeed, at: Date): Services => ({
  ...services,
  db: trx,
  clock: { now: () => at },
});
