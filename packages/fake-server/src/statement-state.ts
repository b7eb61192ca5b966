import type {
  BankStatement,
  BankStatementEntry,
  BankStatementKind,
  Payout,
  RupeeReconciliation,
} from '@sarraf/api-client';
import {
  decimal,
  entryEffect,
  newStatementLines,
  readStatement,
  rupeeDifference,
  statementSums,
  type DecimalInput,
  type StatementColumns,
  type StatementFile,
  type StatementLine,
} from '@sarraf/domain';
import { coverageOf, matchAll, type StatementState } from './statement-matching.ts';

/** A read file, or why it cannot be read. */
export type ReadFile = Extract<StatementFile, { lines: unknown }>;

/** An entry as a booking that can be compared with the lines of a file. */
const bookingOf = ({ day, direction, amount, reference, description, account, balance }: BankStatementEntry) => ({
  ...{ day, direction, amount, balance: balance ?? null },
  ...{ reference: reference ?? '', description: description ?? '', account: account ?? '' },
});

/** Lines of a file that no earlier import has, and those that equal an earlier line of the file. */
export const newLinesOf = ({ entries }: StatementState, lines: readonly StatementLine[]) =>
  newStatementLines(entries.filter(({ _id }) => _id.startsWith('line-')).map(bookingOf), lines);

/** A file to import. */
export interface StatementFileToImport extends Pick<BankStatement, 'importedAt' | 'by'> {
  file: ReadFile;
  feeWords: readonly string[];
  /** Period of the statement; by default from its first to its last line. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Stores the lines of a file and matches everything again. Returns the import. */
export function storeStatement(
  state: StatementState,
  payouts: readonly Payout[],
  { file, feeWords, importedAt, by, ...period }: StatementFileToImport,
): BankStatement {
  const days = file.lines.map(({ day }) => day).toSorted();
  const { added } = newLinesOf(state, file.lines);
  const statement: BankStatement = {
    ...{ _id: String(state.statements.length + 1), importedAt, by },
    ...{ from: period.from ?? days[0] ?? '', to: period.to ?? days.at(-1) ?? '' },
    ...{ lines: file.lines.length, added: added.length },
    ...{ opening: file.opening?.toString() ?? null, closing: file.closing?.toString() ?? null },
  };
  const first = state.entries.length;
  const entries = added.map(
    ({ line: { line, day, direction, amount, reference, description, account, balance } }, at): BankStatementEntry => ({
      ...{ _id: `line-${first + at + 1}`, kind: '', open: false, difference: '0', day, direction, line },
      ...{ amount: amount.toString(), reference, description, account, balance: balance?.toString() ?? null },
      statementId: statement._id ?? null,
    }),
  );
  // The newest line first: a file has the oldest one first.
  state.entries = [...entries.toReversed(), ...state.entries];
  state.statements = [statement, ...state.statements];
  matchAll(state, payouts, feeWords);
  return statement;
}

const sumOf = (entries: readonly BankStatementEntry[], of: (entry: BankStatementEntry) => DecimalInput) =>
  entries.reduce((sum, entry) => sum.plus(of(entry)), decimal(0));

/** Counts and sums of every kind that has entries. */
export const kindsOf = ({ entries }: StatementState): BankStatementKind[] =>
  [...new Set(entries.map(({ kind }) => kind))].map((kind) => {
    const own = entries.filter((entry) => entry.kind === kind);
    return {
      ...{ kind, count: own.length, open: own.filter(({ open }) => open).length },
      amount: sumOf(own, ({ amount }) => amount).toString(),
      difference: sumOf(own, ({ difference }) => difference).toString(),
    };
  });

/** Rupees of the reconciliation; without any field before the first import. */
export function rupeesOf({ entries, statements }: StatementState): RupeeReconciliation {
  const coverage = coverageOf({ entries, statements });
  if (coverage === null) return {};
  const { debits, credits } = statementSums(entries.filter(({ _id }) => _id.startsWith('line-')));
  const { debits: fees } = statementSums(entries.filter(({ kind }) => kind === 'fee'));
  const ours = statementSums(entries.filter(({ kind }) => kind === 'matched' || kind === 'missing'));
  const explained = sumOf(
    entries.filter((entry) => entry.explained),
    (entry) => entryEffect(entry).times(-1),
  );
  const sums = { paid: ours.debits, returned: ours.credits, debits, credits, fees, explained };
  const newest = statements
    .filter(({ closing }) => typeof closing === 'string')
    .toSorted((a, b) => (a.to < b.to ? 1 : a.to > b.to ? -1 : 0))[0];
  const { statement, difference } = rupeeDifference(sums);
  return {
    ...{ from: coverage.from, to: coverage.to },
    ...{ paid: String(sums.paid), returned: String(sums.returned), explained: String(explained) },
    ...{ debits: String(debits), credits: String(credits), fees: String(fees) },
    ...{ statement: String(statement), difference: String(difference) },
    open: entries.filter(({ open }) => open).length,
    float: newest?.closing ?? null,
    floatDay: newest?.to ?? null,
  };
}

/** An imported file of the fixtures. */
export interface ImportedFile extends Omit<StatementFileToImport, 'file' | 'feeWords'> {
  csv: string;
}

/** Bank statement of a server that imported these files. */
export function statementState(
  files: readonly ImportedFile[],
  columns: StatementColumns | null,
  payouts: readonly Payout[],
): StatementState {
  const state: StatementState = { entries: [], statements: [] };
  for (const { csv, ...rest } of files) {
    const file = columns && readStatement(csv, columns);
    if (!file || !('lines' in file)) throw new Error('A statement of the fixtures cannot be read');
    storeStatement(state, payouts, { ...rest, file, feeWords: columns.feeWords ?? [] });
  }
  return state;
}
