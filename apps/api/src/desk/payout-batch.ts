import { csvText, isUtr, nextPayoutActions, parsePaidRows, type PaidRow } from '@sarraf/domain';
import { sql } from 'kysely';
import { record } from '../audit/audit.ts';
import { requiresApproval } from './approval.ts';
import { fieldError, notFound } from '../http-error.ts';
import { payoutAccount } from '../people/banks.ts';
import type { Services } from '../services.ts';
import { applyAction, DeskRefusal, inDeskTransaction, pausedRefusal } from './payout-desk.ts';
import { holdScreened } from '../payouts/payout-screening.ts';
import type { PayoutFileRow } from './payout-file.ts';
import { isUtrUsed, lockPayout, payoutState } from '../payouts/payout-store.ts';

/** Characters of a file's first line that an error message quotes. */
const MAX_QUOTED_LENGTH = 200;

/**
 * Exports a batch for the bank: payouts that the caller has claimed; queued ones are claimed. All of them, or none and a refusal; none while
 * payouts are paused.
 */
export async function exportPayouts(services: Services, by: string, ids: readonly string[]): Promise<PayoutFileRow[]> {
  const { clock } = services;
  await holdScreened(services, ids);
  return inDeskTransaction(services, async (trx) => {
    const paused = await pausedRefusal(trx);
    if (paused) throw paused;
    const now = clock.now();
    const exported = new Map<string, PayoutFileRow>();
    // Locked in one order everywhere, so that two exports of the same payouts cannot deadlock.
    for (const id of [...new Set(ids)].toSorted()) {
      const locked = await lockPayout(trx, id);
      if (!locked) throw notFound();
      const { order, payout } = locked;
      const isOwn = payout.status === 'claimed' && payout.claimed_by === by && payout.approval === null;
      if (isOwn) await record(trx, by, { action: 'payout_export', orderId: id, reason: null }, now);
      else await applyAction(trx, locked, { action: 'claim', by, reason: null }, now);
      const bank = await trx
        .selectFrom('banks')
        .selectAll()
        .where('id', '=', order.row.bank_account_id)
        .executeTakeFirstOrThrow();
      exported.set(id, { ...payoutAccount(bank), orderId: id, amount: payout.amount, reference: id });
    }
    return [...new Set(ids)].flatMap((id) => exported.get(id) ?? []);
  });
}

/** Result of one line of an imported file. */
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

/** Results of earlier lines in a dry run. */
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
  return inDeskTransaction(services, async (trx) => {
    const locked = await lockPayout(trx, orderId);
    if (!locked) return 'unknown-order';
    const now = services.clock.now();
    const state = payoutState(locked.payout);
    const before = foreseen?.orders.get(orderId);
    if (state.status === 'completed' || before === 'paid') return 'already-paid';
    const waits = before === 'waits-approval' || (state.approval?.of === 'paid' && state.approval.by === by);
    if (waits) return 'waits-approval';
    if (!nextPayoutActions(state, by, now.getTime()).includes('paid')) return 'not-yours';
    const foreseenFor = foreseen?.utrs.get(utr);
    if ((foreseenFor ?? orderId) !== orderId || (await isUtrUsed(trx, utr, orderId))) return 'utr-used';
    const result = (await requiresApproval(trx, locked.payout.amount)) ? 'waits-approval' : 'paid';
    if (foreseen) {
      foreseen.orders.set(orderId, result);
      foreseen.utrs.set(utr, orderId);
    } else {
      await applyAction(trx, locked, { action: 'paid', by, reason: null, utr }, now);
    }
    return result;
  }).catch((error: unknown) => {
    if (error instanceof DeskRefusal) return error.field === 'utr' ? 'utr-used' : 'not-yours';
    throw error;
  });
}

/** Lines of an imported file; throws 400 that names what cannot be read. */
function paidRowsOf(file: Uint8Array): PaidRow[] {
  const text = csvText(file);
  if (text === null) throw fieldError('general', ({ payouts }) => payouts.isWorkbook);
  if (text.includes('\0')) throw fieldError('general', ({ payouts }) => payouts.notText);
  const answer = parsePaidRows(text);
  if ('rows' in answer) return answer.rows;
  const [missing, head] = [answer.missing.join(', '), answer.head.join(', ').slice(0, MAX_QUOTED_LENGTH)];
  throw fieldError('general', ({ payouts }) =>
    head === '' ? payouts.noColumns({ missing }) : payouts.missingColumns({ missing, head }),
  );
}

/** Imports the bank's results, line by line: each line is applied on its own, and a line that was applied before changes nothing. */
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
