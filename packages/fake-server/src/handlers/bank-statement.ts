import { object, optional, picklist, pipe, string, toNumber } from 'valibot';
import * as v from '@sarraf/api-client/contract';
import { csvFile } from '@sarraf/domain';
import { Refusal } from './call.ts';
import { auditAction } from './desk-rules.ts';
import type { Resolvers } from './resolvers.ts';

/** Query of `getBankStatement`: numbers and booleans of a query string arrive as text. */
const vStatementQuery = object({
  ...v.vGetBankStatementQuery.entries,
  open: optional(picklist(['true', 'false'])),
  limit: pipe(optional(string(), '50'), toNumber(), v.vGetBankStatementQuery.entries.limit.wrapped),
});

/** Rupee side of the books: bank statement and report of a period. */
export const bankStatement = {
  getBankStatement({ server, query, admin }) {
    admin();
    const { kind, open, before, limit } = query(vStatementQuery);
    const { entries, ...rest } = server.bankStatement;
    const last = entries.findIndex(({ _id }) => _id === before);
    const rows = entries.slice(last + 1).filter((entry) => {
      const isWanted = kind === undefined || entry.kind === kind;
      return isWanted && (open === undefined || entry.open === (open === 'true'));
    });
    return { success: true, data: rows.slice(0, limit), ...rest };
  },
  importBankStatement({ server, body, admin }) {
    admin();
    body(v.vImportBankStatementBody);
    if (!server.settings.some(({ dataType, value }) => dataType === 'STATEMENT_COLUMNS' && value)) {
      throw new Refusal(409, 'Map the columns of the statement in the settings first');
    }
    throw new Refusal(400, 'The file has no bookings', { errors: { general: 'The file has no bookings' } });
  },
  explainBankStatementEntry(call) {
    const { server, path, body } = call;
    const me = call.admin();
    const { id } = path(v.vExplainBankStatementEntryPath);
    const reason = body(v.vExplainBankStatementEntryBody).reason?.trim();
    const entry = server.bankStatement.entries.find(({ _id }) => _id === id);
    if (entry === undefined) throw new Refusal(404, 'There is no such entry');
    if (!reason) throw new Refusal(400, 'Please check the details', { errors: { reason: 'Give a reason' } });
    if (entry.kind === 'matched' || entry.kind === 'fee') {
      throw new Refusal(409, 'This line needs no explanation', { data: entry });
    }
    const { _id, name } = me.user;
    const explained = { reason, at: new Date(server.now()).toISOString(), by: { _id, name } };
    Object.assign(entry, { open: false, difference: '0', explained });
    auditAction(call, me, 'bank_statement_explained', id, reason);
    return { success: true, data: entry };
  },
  exportReport({ query, admin }) {
    admin();
    const { from, to } = query(v.vExportReportQuery);
    const rows = [
      ['section', 'item', 'count', 'usdt', 'rupees'],
      ['period', `${from} to ${to}`, '', '', ''],
    ];
    return new Blob([csvFile(rows)], { type: 'text/csv; charset=utf-8' });
  },
  getSandboxBankStatement({ server, admin }) {
    if (!server.sandbox) throw new Refusal(404, 'Not found');
    admin();
    const rows = [['Date', 'Description', 'Reference', 'Debit', 'Credit', 'Balance']];
    return new Blob([csvFile(rows)], { type: 'text/csv; charset=utf-8' });
  },
} satisfies Partial<Resolvers>;
