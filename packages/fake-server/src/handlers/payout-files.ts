import { object, optional, picklist } from 'valibot';
import type { ImportRow, Payout } from '@sarraf/api-client';
import * as v from '@sarraf/api-client/contract';
import { csvFile, isUtr, type PaidRow, parsePaidRows } from '@sarraf/domain';
import type { Person } from '../server.ts';
import { type Call, Refusal } from './call.ts';
import { requiresApproval, auditAction, fieldError } from './desk-rules.ts';
import { applyPayoutEvent } from './payout-state.ts';
import { eventOf, isUtrUsed, pausedMessage, payoutAs } from './payouts.ts';
import type { Resolvers } from './resolvers.ts';

const FIELDS = ['name', 'method', 'bankName', 'accountNumber', 'iban', 'phoneNumber', 'nayapayId'] as const;

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const lineOf = ({ orderId, account, amount }: Payout): string[] => [
  orderId,
  ...FIELDS.map((field) => account[field] ?? ''),
  amount,
  orderId,
];

/** Result of one line of the bank's answer; `done` are the payouts and UTRs of the lines before it. */
function importResult(call: Call, me: Person, { orderId, utr }: PaidRow, done: Set<string>): string {
  const { server } = call;
  const payout = server.payouts.find((one) => one.orderId === orderId);
  if (payout === undefined) return 'unknown-order';
  if (!isUtr(utr)) return 'utr-invalid';
  if (payout.status === 'completed' || done.has(orderId)) return 'already-paid';
  if (payout.approval?.action === 'paid' && payout.utr === utr) return 'waits-approval';
  if (!payoutAs(server, me, payout).nextActions.includes('paid')) return 'not-yours';
  if (isUtrUsed(server, payout, utr) || done.has(utr)) return 'utr-used';
  done.add(orderId).add(utr);
  return requiresApproval(server, payout.amount) ? 'waits-approval' : 'paid';
}

/** Export of a batch for a bank, and import of its answer. */
export const payoutFiles = {
  exportPayouts(call) {
    const { server, body } = call;
    const me = call.admin();
    const { format } = call.query(v.vExportPayoutsQuery);
    const { ids } = body(v.vExportPayoutsBody);
    const paused = pausedMessage(call);
    if (paused !== null) throw new Refusal(409, paused);
    const chosen = ids.map((id) => {
      const payout = server.payouts.find(({ orderId }) => orderId === id);
      if (payout === undefined) throw new Refusal(404, 'There is no such payout');
      return payout;
    });
    const isMine = (payout: Payout) => payoutAs(server, me, payout).nextActions.includes('paid') && payout.claim;
    if (!chosen.every((payout) => payout.status === 'queued' || isMine(payout))) {
      throw new Refusal(409, 'Some of these are not yours to pay');
    }
    for (const payout of chosen.filter(({ status }) => status === 'queued')) {
      applyPayoutEvent(server, payout, eventOf(call, me, payout, { action: 'claim', reason: null }));
      auditAction(call, me, 'payout_claim', payout.orderId, null);
    }
    // A workbook holds the same CSV text: no story or test opens it.
    const file = csvFile([['orderId', ...FIELDS, 'amount', 'reference'], ...chosen.map(lineOf)]);
    return new Blob([file], { type: TYPES[format ?? 'csv'] });
  },
  importPayouts(call) {
    const me = call.admin();
    const { dryRun } = call.query(object({ dryRun: optional(picklist(['true', 'false'])) }));
    const answer = parsePaidRows(call.body(v.vImportPayoutsBody));
    if ('missing' in answer)
      throw fieldError('csv', `The first line has to name the columns ${answer.missing.join(', ')}`);
    const done = new Set<string>();
    const rows = answer.rows.map((row): ImportRow => {
      const result = importResult(call, me, row, done);
      const payout = call.server.payouts.find(({ orderId }) => orderId === row.orderId);
      const isNew = payout !== undefined && !payout.approval && (result === 'paid' || result === 'waits-approval');
      if (isNew && dryRun !== 'true') {
        applyPayoutEvent(
          call.server,
          payout,
          eventOf(call, me, payout, { action: 'paid', reason: null, utr: row.utr }),
        );
        auditAction(call, me, 'payout_paid', row.orderId, null);
      }
      return { line: row.line, orderId: row.orderId, result };
    });
    return { success: true, rows };
  },
} satisfies Partial<Resolvers>;
