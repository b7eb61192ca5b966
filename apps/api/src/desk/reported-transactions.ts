import { decimal, accountOf, hashDigits, type ChainKind } from '@sarraf/domain';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { ChainReader, Transfer } from '../chains/chain-reader.ts';
import { amountOf } from '../chains/units.ts';
import type { ReportedTransactionsTable } from '../db/desk-tables.ts';
import type { Database } from '../db/schema.ts';
import { fieldError } from '../http-error.ts';
import type { Services } from '../services.ts';

const MAX_PER_ROUND = 20;
const CHECK_AGAIN_MS = 30_000;
/** For this long an unconfirmed transaction is checked often, and its amount is reserved. Afterwards it is checked once in this time. */
export const HOUR_MS = 3_600_000;

/** Transaction that an administrator reported: a refund, a withdrawal or a sweep. */
type ReportedTransaction = Selectable<ReportedTransactionsTable>;

/** Hash as its network writes it; null for a text that is no hash. */
function hashAs(kind: ChainKind, typed: string): string | null {
  const digits = hashDigits(typed);
  if (digits === null) return null;
  return kind === 'tron' ? digits : `0x${digits}`;
}

/** Hash as its network writes it; throws 400 for a text that is no hash. */
export function reportedHash({ kindOf }: Services, networkId: string, typed: string): string {
  const hash = hashAs(kindOf(networkId), typed);
  if (hash === null) throw fieldError('hash', ({ desk }) => desk.noHash);
  return hash;
}

/**
 * Stores a transaction that an administrator reports and returns its id; undefined when its hash was reported before. Only a sweep may
 * share its hash, with sweeps of other addresses, since one transaction may empty many addresses.
 */
export const reportTransaction = async (
  trx: Transaction<Database>,
  transfer: Omit<Insertable<ReportedTransactionsTable>, 'id' | 'due_at' | 'confirmed_at'>,
): Promise<number | undefined> => {
  // Serialises two reports of the same hash.
  await sql`select pg_advisory_xact_lock(hashtextextended(${transfer.hash.slice(-64)}, 1))`.execute(trx);
  const same = await trx
    .selectFrom('reported_transactions')
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
    .insertInto('reported_transactions')
    .values({ ...transfer, due_at: transfer.reported_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

/** Transaction that pays a record of the desk, as the administrator reports it. */
interface SentReport {
  /** Transaction that already awaits approval for this record; null when none was reported. */
  waiting: { id: number; hash: string | null } | null;
  /** Hash as reported. */
  hash: string;
  /** Throws the 409 of the record. */
  refuse: () => Error;
  transfer: Omit<Insertable<ReportedTransactionsTable>, 'id' | 'due_at' | 'confirmed_at' | 'hash' | 'reported_at'>;
}

/**
 * Stores the transaction that pays a refund or a withdrawal, and returns its id. Sending the hash that already awaits approval again is
 * allowed; any other is refused.
 */
export async function markSent(
  trx: Transaction<Database>,
  services: Services,
  { waiting, hash: typed, refuse, transfer }: SentReport,
): Promise<number> {
  const now = services.clock.now();
  const hash = reportedHash(services, transfer.network_id, typed);
  if (waiting) {
    if (hash !== waiting.hash) throw refuse();
    await trx.updateTable('reported_transactions').set({ due_at: now }).where('id', '=', waiting.id).execute();
    return waiting.id;
  }
  const id = await reportTransaction(trx, { ...transfer, hash, reported_at: now });
  if (id === undefined) throw refuse();
  return id;
}

/** Deletes a reported transaction whose refund or withdrawal was decided otherwise. */
export const deleteReported = (trx: Transaction<Database>, id: number) =>
  trx.deleteFrom('reported_transactions').where('id', '=', id).execute();

/** Whether a transfer on the chain is the reported one: same token, amount, sender and receiver. */
const isMeant = (reported: ReportedTransaction, found: Transfer): boolean =>
  found.token === reported.token &&
  decimal(reported.amount).eq(amountOf(found.units, found.decimals)) &&
  (reported.to_account === null || found.account === reported.to_account) &&
  (reported.from_account === null || accountOf(found.from) === reported.from_account);

async function isOnChain(reader: ChainReader, reported: ReportedTransaction): Promise<boolean> {
  const accounts = reported.to_account === null ? null : [reported.to_account];
  const found = (await reader.transfersOf(reported.hash, accounts))?.find((transfer) => isMeant(reported, transfer));
  if (!found) return false;
  const { block, units, decimals } = found;
  const { enough } = await reader.confirmations({ block, amount: amountOf(units, decimals) }, await reader.head());
  return enough;
}

/** Looks for reported transactions on their network and confirms those that the chain has. */
export async function checkReportedTransactions({ db, clock }: Services, reader: ChainReader): Promise<void> {
  const now = clock.now();
  const due = await db
    .selectFrom('reported_transactions')
    .selectAll()
    .where('network_id', '=', reader.networkId)
    .where('confirmed_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(MAX_PER_ROUND)
    .execute();
  for (const reported of due) {
    const seen = await isOnChain(reader, reported);
    const pause = now.getTime() - reported.reported_at.getTime() > HOUR_MS ? HOUR_MS : CHECK_AGAIN_MS;
    await db
      .updateTable('reported_transactions')
      .set(seen ? { confirmed_at: now } : { due_at: new Date(now.getTime() + pause) })
      .where('id', '=', reported.id)
      .execute();
  }
}

/** Confirmed sweeps, summed by network and account. */
export const sweptFrom = (db: Kysely<Database>) =>
  db
    .selectFrom('reported_transactions')
    .select(['network_id', 'from_account as account', sql<string>`sum(amount)`.as('amount')])
    .where('purpose', '=', 'sweep')
    .where('confirmed_at', 'is not', null)
    .groupBy(['network_id', 'from_account']);
