import { object, optional, picklist, pipe, string, toNumber } from 'valibot';
import type { BankStatementEntry } from '@sarraf/api-client';
import * as v from '@sarraf/api-client/contract';
import {
  csvFile,
  periodFault,
  karachiDay,
  readStatement,
  REPORT_DAYS,
  type StatementColumns,
  type StatementFault,
  needsExplanation,
  statementSums,
} from '@sarraf/domain';
import type { FakeServer } from '../server.ts';
import { settingOf } from '../settings-state.ts';
import { kindsOf, type ReadFile, newLinesOf, storeStatement } from '../statement-state.ts';
import { coverageOf, type StatementState } from '../statement-matching.ts';
import { type Call, parse, Refusal } from './call.ts';
import { auditAction, byMe, fieldError, moment, reasonFor } from './desk-rules.ts';
import type { Resolvers } from './resolvers.ts';

const vBooleanText = optional(picklist(['true', 'false']));

/** Query of `getBankStatement`: numbers and booleans of a query string arrive as text. */
const vStatementQuery = object({
  ...v.vGetBankStatementQuery.entries,
  open: vBooleanText,
  limit: pipe(optional(string(), '50'), toNumber(), v.vGetBankStatementQuery.entries.limit.wrapped),
});

const vImportQuery = object({ ...v.vImportBankStatementQuery.entries, dryRun: vBooleanText });

const CSV = { type: 'text/csv; charset=utf-8' };

const MESSAGES: Record<StatementFault['kind'], (value: string) => string> = {
  date: (value) => `“${value}” is not a date in this format`,
  amount: (value) => `“${value}” is not an amount`,
  'no-amount': () => 'The amount is missing',
  'two-amounts': () => 'There is a debit and a credit',
  direction: (value) => `“${value}” says neither debit nor credit`,
  balance: (value) => `“${value}” is not a balance`,
  'balance-chain': (value) => `The balance ${value} does not follow from the line before`,
};

/** Columns of the setting; 409 without any. */
function columnsOf(server: FakeServer): StatementColumns {
  const value = settingOf(server, 'statement_columns');
  if (!value) throw new Refusal(409, 'Map the columns of the statement in the settings first');
  return parse(v.vNewStatementColumns, value);
}

/** Reads the file of a request; 400 with the faults of its lines. */
function readFile(csv: string, columns: StatementColumns): ReadFile {
  const refuse = (general: string, faults: { line: number; column: string | null; message: string }[]) =>
    new Refusal(400, general, { errors: { general }, faults, faultCount: faults.length });
  const file = readStatement(csv, columns);
  if ('missing' in file) {
    const message = `The file has no column ${file.missing.join(', ')}`;
    throw refuse(message, [{ line: 0, column: null, message }]);
  }
  if ('faults' in file) {
    const faults = file.faults.map(({ line, column, kind, value }) => ({
      ...{ line, column: columns[column] ?? null },
      message: MESSAGES[kind](value),
    }));
    throw refuse(`${faults.length} lines cannot be read. Nothing was stored.`, faults);
  }
  if (file.lines.length > 0) return file;
  throw refuse('The file has no bookings', [{ line: 0, column: null, message: 'The file has no bookings' }]);
}

/** Covered days as the contract shows them. */
function coveredDays(state: StatementState) {
  const covered = coverageOf(state);
  if (covered === null) return null;
  const { periods: _, ...days } = covered;
  return days;
}

/** Entry of a request; 404 if there is none. */
function entryOf({ server, path }: Call): BankStatementEntry {
  const { id } = path(v.vExplainBankStatementEntryPath);
  const entry = server.bankStatement.entries.find(({ _id }) => _id === id);
  if (entry === undefined) throw new Refusal(404, 'There is no such entry');
  return entry;
}

/** Rupee side of the books: bank statement and report of a period. */
export const bankStatement = {
  getBankStatement({ server, query, admin }) {
    admin();
    const { kind, open, before, limit } = query(vStatementQuery);
    const state = server.bankStatement;
    const last = state.entries.findIndex(({ _id }) => _id === before);
    const rows = state.entries.slice(last + 1).filter((entry) => {
      const isWanted = kind === undefined || entry.kind === kind;
      return isWanted && (open === undefined || entry.open === (open === 'true'));
    });
    const { statements } = state;
    return {
      success: true,
      data: rows.slice(0, limit),
      kinds: kindsOf(state),
      coverage: coveredDays(state),
      statements,
    };
  },
  importBankStatement(call) {
    const { server } = call;
    const me = call.admin();
    const { from, to, dryRun } = call.query(vImportQuery);
    const columns = columnsOf(server);
    const file = readFile(call.body(v.vImportBankStatementBody), columns);
    const isDry = dryRun === 'true';
    const state = isDry ? structuredClone(server.bankStatement) : server.bankStatement;
    const { by, at: importedAt } = byMe(call, me);
    const feeWords = columns.feeWords ?? [];
    const { equal } = newLinesOf(state, file.lines);
    const statement = storeStatement(state, server.payouts, { file, feeWords, importedAt, by, from, to });
    if (!isDry) auditAction(call, me, 'bank_statement_imported', statement._id ?? '', null);
    const { debits, credits } = statementSums(file.lines);
    return {
      success: true,
      data: {
        statement: isDry ? { ...statement, _id: null } : statement,
        repeated: statement.lines - statement.added,
        equalLines: equal.map(({ line }) => line),
        ...{ debits: debits.toString(), credits: credits.toString(), kinds: kindsOf(state) },
      },
    };
  },
  explainBankStatementEntry(call) {
    const me = call.admin();
    const entry = entryOf(call);
    if (!needsExplanation(entry.kind)) {
      throw new Refusal(409, 'This line needs no explanation', { data: entry });
    }
    const reason = reasonFor(call, 'refund') ?? '';
    const { by } = byMe(call, me);
    Object.assign(entry, { open: false, difference: '0', explained: { reason, at: moment(call.server), by } });
    auditAction(call, me, 'bank_statement_explained', entry._id, reason);
    return { success: true, data: entry };
  },
  exportReport(call) {
    const me = call.admin();
    const { from, to } = call.query(v.vExportReportQuery);
    const fault = periodFault({ from, to });
    if (fault === 'reversed') throw fieldError('to', 'The last day is before the first');
    if (fault === 'too-long') throw fieldError('to', `Choose at most ${REPORT_DAYS} days`);
    auditAction(call, me, 'report_export', `${from} ${to}`, null);
    const rows = [
      ['section', 'item', 'count', 'usdt', 'rupees'],
      ['period', `${from} to ${to}`, '', '', ''],
    ];
    return new Blob([csvFile(rows)], CSV);
  },
  getSandboxBankStatement({ server, admin }) {
    if (!server.sandbox) throw new Refusal(404, 'Not found');
    admin();
    const rows = server.payouts
      .filter(({ status }) => status === 'completed')
      .map(({ attempts, createdAt, amount, utr }) => {
        const paidAt = attempts.at(-1)?.at ?? createdAt;
        const [year = '', month = '', day = ''] = karachiDay(Date.parse(paidAt)).split('-');
        return [`${day}/${month}/${year}`, 'Raast', utr ?? '', amount, '', ''];
      });
    return new Blob([csvFile([['Date', 'Description', 'Reference', 'Debit', 'Credit', 'Balance'], ...rows])], CSV);
  },
} satisfies Partial<Resolvers>;
