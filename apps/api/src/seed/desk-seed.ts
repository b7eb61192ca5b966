import type { Insertable, Transaction } from 'kysely';
import type { BanksTable, Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { Repeatable } from './random.ts';

/** A seller with a payment account. */
export interface Seller {
  id: string;
  banks: readonly [Insertable<BanksTable>];
}

/** Context of the desk's seed functions. */
export interface DeskSeed {
  trx: Transaction<Database>;
  services: Services;
  now: Date;
  random: Repeatable;
  /** Ids of the two administrators. */
  bilal: string;
  nadia: string;
  /** Seller by number, never the showcase seller; numbers wrap around. */
  seller: (at: number) => Seller;
}

/** The moment `minutes` before the seed. */
export const ago = ({ now }: DeskSeed, minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

/** Services with a clock that shows `at`, inside the seed's transaction. */
export const asOf = ({ services, trx }: DeskSeed, at: Date): Services => ({
  ...services,
  db: trx,
  clock: { now: () => at },
});
