import { csvFile, isUtr, normaliseUtr, parsePaidRows } from '@sarraf/domain';
import { sql } from 'kysely';
import { record } from '../audit/audit.ts';
import { needsApproval } from '../desk/two-people.ts';
import { fieldError, notFound } from '../middleware/http-error.ts';
import { payoutAccount } from '../people/banks.ts';
import type { Services } from '../services.ts';
import { atTheDesk, DeskRefusal, isUtrUsed, lockBoth, performLocked } from './payout-desk.ts';
import { nextActions } from './payout-machine.ts';
import { holdListed } from './payout-screening.ts';
import { payoutState } from './payout-store.ts';

const COLUMNS = [
  'orderId',
  'name',
  'method',
  'bankName',
  'accountNumber',
  'iban',
  'phoneNumber',
  'nayapayId',
  'amount',
  'reference',
] as const;

/** The batch a bank takes: payouts in the caller's hands, queued ones taken into them. All of them, or none and a refusal. */
export async function exportPayouts(services: Services, by: string, ids: readonly string[]): Promise<string> {
  const { clock } = services;
  await holdListed(services, ids);
  const rows = await atTheDesk(services, async (trx) => {
    const now = clock.now();
    const told = new Map<string, string[]>();
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
      const account = payoutAccount(bank);
      const cells = { ...account, orderId: id, amount: payout.amount, reference: id };
      told.set(
        id,
        COLUMNS.map((column) => cells[column] ?? ''),
      );
    }
    return [...new Set(ids)].map((id) => told.get(id) ?? []);
  });
  return csvFile([COLUMNS, ...rows]);
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
  { orderId, typed }: { orderId: string; typed: string },
  foreseen: Foreseen | undefined,
): Promise<ImportResult> {
  const utr = normaliseUtr(typed);
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

/** A spreadsheet may keep the apostrophe that made a cell inert. */
const bare = (cell: string): string => cell.replace(/^'/, '');

/** The bank's answer, line by line: each is applied by itself, and one that was applied before changes nothing. */
export async function importPayouts(
  services: Services,
  by: string,
  text: string,
  dryRun: boolean,
): Promise<ImportRow[]> {
  const lines = text.includes('\0') ? null : parsePaidRows(text);
  if (!lines) throw fieldError('general', ({ payouts }) => payouts.notCsv);
  const foreseen: Foreseen | undefined = dryRun ? { orders: new Map(), utrs: new Map() } : undefined;
  const ids = [...new Set(lines.map((row) => bare(row.orderId)))];
  const found = await services.db
    .selectFrom('payouts')
    .select('order_id')
    .where(sql<boolean>`order_id = any(${ids}::text[])`)
    .execute();
  const known = new Set(found.map(({ order_id }) => order_id));
  const results: ImportRow[] = [];
  for (const { line, orderId: written, utr } of lines) {
    const orderId = bare(written);
    if (isUtr(bare(utr)) && !known.has(orderId)) {
      results.push({ line, orderId, result: 'unknown-order' });
      continue;
    }
    results.push({ line, orderId, result: await judge(services, by, { orderId, typed: bare(utr) }, foreseen) });
  }
  return results;
}
