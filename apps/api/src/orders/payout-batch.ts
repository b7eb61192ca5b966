import { csvText, isUtr, parsePaidRows, type PaidRow } from '@sarraf/domain';
import { sql } from 'kysely';
import { record } from '../audit/audit.ts';
import { needsApproval } from '../desk/two-people.ts';
import { fieldError, notFound } from '../middleware/http-error.ts';
import { payoutAccount } from '../people/banks.ts';
import type { Services } from '../services.ts';
import { atTheDesk, DeskRefusal, isUtrUsed, lockBoth, performLocked } from './payout-desk.ts';
import { nextActions } from './payout-machine.ts';
import { holdListed } from './payout-screening.ts';
import type { PayoutFileRow } from './payout-file.ts';
import { payoutState } from './payout-store.ts';

/** Characters of a file's first line that an error repeats. */
const LONGEST_HEAD = 200;

/** The batch a bank takes: payouts in the caller's hands, queued ones taken into them. All of them, or none and a refusal. */
export async function exportPayouts(services: Services, by: string, ids: readonly string[]): Promise<PayoutFileRow[]> {
  const { clock } = services;
  await holdListed(services, ids);
  return atTheDesk(services, async (trx) => {
    const now = clock.now();
    const told = new Map<string, PayoutFileRow>();
    // In one order for everybody, so that two who export the same ones never wait for each other in a circle.
    for (const id of [...new Set(ids)].toSorted()) {
      const locked = await lockBoth(trx, id);
      if (!locked) throw notFound();
      const { order, payout } = locked;
      const isOwn = payout.status === 'claimed' && payout.claimed_by === by && payout.approval === null;
      if (isOwn) await record(trx, by, { action: 'payout_export', orderId: id, reason: null }, now);
      else await performLocked(trx, locked, { action: 'claim', by, reason: null }, now);
      const bank = await trx
        .selectFrom('banks')
        .selectAll()
        .where('id', '=', order.row.bank_account_id)
        .executeTakeFirstOrThrow();
      told.set(id, { ...payoutAccount(bank), orderId: id, amount: payout.amount, reference: id });
    }
    return [...new Set(ids)].flatMap((id) => told.get(id) ?? []);
  });
}

/** What became of a line of the bank's answer. */
type ImportResult =
  | 'paid'
  | 'waits-approval'
  | 'unknown-order'
  | 'not-yours'
  | 'already-paid'
  | 'utr-used'
  | 'utr-invalid';

interface ImportRow {
  line: number;
  orderId: string;
  result: ImportResult;
}

/** What earlier lines of a file that is only judged would have done. */
interface Foreseen {
  orders: Map<string, ImportResult>;
  utrs: Map<string, string>;
}

async function judge(
  services: Services,
  by: string,
  { orderId, utr }: PaidRow,
  foreseen: Foreseen | undefined,
): Promise<ImportResult> {
  if (!isUtr(utr)) return 'utr-invalid';
  return atTheDesk(services, async (trx) => {
    const locked = await lockBoth(trx, orderId);
    if (!locked) return 'unknown-order';
    const now = services.clock.now();
    const state = payoutState(locked.payout);
    const before = foreseen?.orders.get(orderId);
    if (state.status === 'completed' || before === 'paid') return 'already-paid';
    const waits = before === 'waits-approval' || (state.approval?.of === 'paid' && state.approval.by === by);
    if (waits) return 'waits-approval';
    if (!nextActions(state, by, now.getTime()).includes('paid')) return 'not-yours';
    const foreseenFor = foreseen?.utrs.get(utr);
    if ((foreseenFor ?? orderId) !== orderId || (await isUtrUsed(trx, utr, orderId))) return 'utr-used';
    const result = (await needsApproval(trx, locked.payout.amount)) ? 'waits-approval' : 'paid';
    if (foreseen) {
      foreseen.orders.set(orderId, result);
      foreseen.utrs.set(utr, orderId);
    } else {
      await performLocked(trx, locked, { action: 'paid', by, reason: null, utr }, now);
    }
    return result;
  }).catch((error: unknown) => {
    if (error instanceof DeskRefusal) return error.field === 'utr' ? 'utr-used' : 'not-yours';
    throw error;
  });
}

/** The lines of a bank's answer, or 400 that names what cannot be read. */
function paidRowsOf(file: Uint8Array): PaidRow[] {
  const text = csvText(file);
  if (text === null) throw fieldError('general', ({ payouts }) => payouts.isWorkbook);
  if (text.includes('\0')) throw fieldError('general', ({ payouts }) => payouts.notText);
  const answer = parsePaidRows(text);
  if ('rows' in answer) return answer.rows;
  const [missing, head] = [answer.missing.join(', '), answer.head.join(', ').slice(0, LONGEST_HEAD)];
  throw fieldError('general', ({ payouts }) =>
    head === '' ? payouts.noColumns({ missing }) : payouts.missingColumns({ missing, head }),
  );
}

/** The bank's answer, line by line: each is applied by itself, and one that was applied before changes nothing. */
export async function importPayouts(
  services: Services,
  by: string,
  file: Uint8Array,
  dryRun: boolean,
): Promise<ImportRow[]> {
  const rows = paidRowsOf(file);
  const foreseen: Foreseen | undefined = dryRun ? { orders: new Map(), utrs: new Map() } : undefined;
  const found = await services.db
    .selectFrom('payouts')
    .select('order_id')
    .where(sql<boolean>`lower(order_id) = any(${[...new Set(rows.map(({ orderId }) => orderId))]}::text[])`)
    .execute();
  const known = new Map(found.map(({ order_id: id }) => [id.toLowerCase(), id]));
  const results: ImportRow[] = [];
  for (const { line, orderId: written, utr } of rows) {
    const orderId = known.get(written);
    const result =
      orderId === undefined
        ? isUtr(utr)
          ? 'unknown-order'
          : 'utr-invalid'
        : await judge(services, by, { line, orderId, utr }, foreseen);
    results.push({ line, orderId: orderId ?? written, result });
  }
  return results;
}
