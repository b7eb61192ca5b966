import { decimal, accountOf, hashDigits, type ChainKind } from '@sarraf/domain';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { ChainReader, Transfer } from '../chains/chain-reader.ts';
import { amountOf } from '../chains/units.ts';
import type { TypedTransfersTable } from '../db/desk-tables.ts';
import type { Database } from '../db/schema.ts';
import { fieldError } from '../middleware/http-error.ts';
import type { Services } from '../services.ts';

const MOST_A_ROUND = 20;
const ASK_AGAIN_MS = 30_000;
/** How long a transfer that nobody has seen is asked for often, and its amount is kept for it. */
export const HOUR_MS = 3_600_000;
/** One that nobody has seen for an hour is asked for once an hour. */
const ASK_SELDOM_MS = HOUR_MS;

type TypedTransfer = Selectable<TypedTransfersTable>;

/** A hash as its network writes it; null for a text that is none. */
function hashAs(kind: ChainKind, typed: string): string | null {
  const digits = hashDigits(typed);
  if (digits === null) return null;
  return kind === 'tron' ? digits : `0x${digits}`;
}

/** The hash as its network writes it, or 400. */
export function typedHash({ kindOf }: Services, networkId: string, typed: string): string {
  const hash = hashAs(kindOf(networkId), typed);
  if (hash === null) throw fieldError('hash', ({ desk }) => desk.noHash);
  return hash;
}

/**
 * Writes down a transfer somebody says was made; undefined when its hash has been typed before. Only a sweep may share its hash, with
 * sweeps of other addresses: one transaction may move many.
 */
export const typeTransfer = async (
  trx: Transaction<Database>,
  transfer: Omit<Insertable<TypedTransfersTable>, 'id' | 'due_at' | 'confirmed_at'>,
): Promise<number | undefined> => {
  // Two who type the same hash at once do so one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${transfer.hash.slice(-64)}, 1))`.execute(trx);
  const same = await trx
    .selectFrom('typed_transfers')
    .select(['purpose', 'network_id', 'from_account'])
    .where(sql`right(hash, 64)`, '=', transfer.hash.slice(-64))
    .execute();
  const isTaken = same.some(
    ({ purpose, network_id: networkId, from_account: account }) =>
      purpose !== 'sweep' ||
      transfer.purpose !== 'sweep' ||
      (networkId === transfer.network_id && account === transfer.from_account),
  );
  if (isTaken) return undefined;
  const row = await trx
    .insertInto('typed_transfers')
    .values({ ...transfer, due_at: transfer.typed_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

/** Takes back a transfer that was typed and that nothing came of. */
export const forgetTransfer = (trx: Transaction<Database>, id: number) =>
  trx.deleteFrom('typed_transfers').where('id', '=', id).execute();

/** Is this the transfer that was meant? Token, amount, and whom it left and reached. */
const isMeant = (typed: TypedTransfer, found: Transfer): boolean =>
  found.token === typed.token &&
  decimal(typed.amount).eq(amountOf(found.units, found.decimals)) &&
  (typed.to_account === null || found.account === typed.to_account) &&
  (typed.from_account === null || accountOf(found.from) === typed.from_account);

async function isOnChain(reader: ChainReader, typed: TypedTransfer): Promise<boolean> {
  const accounts = typed.to_account === null ? null : [typed.to_account];
  const found = (await reader.transfersOf(typed.hash, accounts))?.find((transfer) => isMeant(typed, transfer));
  if (!found) return false;
  const { block, units, decimals } = found;
  const { enough } = await reader.confirmations({ block, amount: amountOf(units, decimals) }, await reader.head());
  return enough;
}

/** Asks a network for the transfers that administrators typed and that were not seen yet. */
export async function askForTyped({ db, clock }: Services, reader: ChainReader): Promise<void> {
  const now = clock.now();
  const due = await db
    .selectFrom('typed_transfers')
    .selectAll()
    .where('network_id', '=', reader.networkId)
    .where('confirmed_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(MOST_A_ROUND)
    .execute();
  for (const typed of due) {
    const seen = await isOnChain(reader, typed);
    const pause = now.getTime() - typed.typed_at.getTime() > HOUR_MS ? ASK_SELDOM_MS : ASK_AGAIN_MS;
    await db
      .updateTable('typed_transfers')
      .set(seen ? { confirmed_at: now } : { due_at: new Date(now.getTime() + pause) })
      .where('id', '=', typed.id)
      .execute();
  }
}

/** How much was swept from an account of ours and seen on its chain. */
export const sweptFrom = (db: Kysely<Database>) =>
  db
    .selectFrom('typed_transfers')
    .select(['network_id', 'from_account as account', sql<string>`sum(amount)`.as('amount')])
    .where('purpose', '=', 'sweep')
    .where('confirmed_at', 'is not', null)
    .groupBy(['network_id', 'from_account']);
