import type {
  BankStatement,
  BankStatementCoverage,
  BankStatementEntry,
  BankStatementKind,
  Payout,
  RupeeReconciliation,
} from '@sarraf/api-client';
import {
  dayAfter,
  decimal,
  readStatement,
  type StatementColumns,
  type StatementFile,
  type StatementLine,
} from '@sarraf/domain';
import { matchAll, type StatementState } from './statement-matching.ts';

/** A read file, or why it cannot be read. */
export type ReadFile = Extract<StatementFile, { lines: unknown }>;

/** Days that the statements cover, with the gaps between them; null before the first import. */
export function coverageOf({ statements }: StatementState): BankStatementCoverage | null {
  const sorted = statements.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const [first] = sorted;
  if (first === undefined) return null;
  const gaps: BankStatementCoverage['gaps'] = [];
  let to = first.to;
  for (const one of sorted) {
    if (one.from > dayAfter(to, 1)) gaps.push({ from: dayAfter(to, 1), to: dayAfter(one.from, -1) });
    if (one.to > to) to = one.to;
  }
  return { from: first.from, to, gaps };
}

const keyOf = (line: {
  day: string;
  direction: string;
  amount: { toString: () => string };
  reference?: string | null | undefined;
  description?: string | null | undefined;
  balance?: { toString: () => string } | null | undefined;
}) =>
  [line.day, line.direction, line.amount, line.reference, line.description, line.balance]
    .map((part) => `${part ?? ''}`)
    .join('|');

/** Lines that no earlier import has; a booking that occurs twice in the file is new if only one of it is known. */
function newLines(entries: readonly BankStatementEntry[], lines: readonly StatementLine[]): StatementLine[] {
  const known = new Map<string, number>();
  for (const entry of entries) known.set(keyOf(entry), (known.get(keyOf(entry)) ?? 0) + 1);
  return lines.filter((line) => {
    const key = keyOf(line);
    const count = known.get(key) ?? 0;
    if (count > 0) known.set(key, count - 1);
    return count === 0;
  });
}

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
  const added = newLines(state.entries, file.lines);
  const statement: BankStatement = {
    ...{ _id: String(state.statements.length + 1), importedAt, by },
    ...{ from: period.from ?? days[0] ?? '', to: period.to ?? days.at(-1) ?? '' },
    ...{ lines: file.lines.length, added: added.length },
    ...{ opening: file.opening?.toString() ?? null, closing: file.closing?.toString() ?? null },
  };
  const first = state.entries.length;
  const entries = added.map(
    ({ line, day, direction, amount, reference, description, account, balance }, at): BankStatementEntry => ({
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

const sumOf = (entries: readonly BankStatementEntry[], of: (entry: BankStatementEntry) => string) =>
  entries.reduce((sum, entry) => sum.plus(of(entry)), decimal(0));
const amountOf = ({ amount }: BankStatementEntry): string => amount;

/** Counts and sums of every kind that has entries. */
export const kindsOf = ({ entries }: StatementState): BankStatementKind[] =>
  [...new Set(entries.map(({ kind }) => kind))].map((kind) => {
    const own = entries.filter((entry) => entry.kind === kind);
    return {
      ...{ kind, count: own.length, open: own.filter(({ open }) => open).length },
      amount: sumOf(own, amountOf).toString(),
      difference: sumOf(own, ({ difference }) => difference).toString(),
    };
  });

/** Rupees of the reconciliation; without any field before the first import. */
export function rupeesOf(state: StatementState): RupeeReconciliation {
  const coverage = coverageOf(state);
  if (coverage === null) return {};
  const { entries, statements } = state;
  const lines = entries.filter(({ _id }) => _id.startsWith('line-'));
  const debits = sumOf(
    lines.filter(({ direction }) => direction === 'debit'),
    amountOf,
  );
  const credits = sumOf(
    lines.filter(({ direction }) => direction === 'credit'),
    amountOf,
  );
  const fees = sumOf(
    entries.filter(({ kind }) => kind === 'fee'),
    amountOf,
  );
  const ours = entries.filter(({ kind }) => kind === 'matched' || kind === 'missing');
  const paid = sumOf(
    ours.filter(({ direction }) => direction === 'debit'),
    amountOf,
  );
  const returned = sumOf(
    ours.filter(({ direction }) => direction === 'credit'),
    amountOf,
  );
  const explained = sumOf(
    entries.filter((entry) => entry.explained),
    ({ kind, direction, amount }) => ((direction === 'debit') === (kind !== 'missing') ? amount : `-${amount}`),
  );
  const statement = debits.minus(credits).minus(fees).minus(explained);
  const newest = statements.toSorted((a, b) => (a.to < b.to ? 1 : -1))[0];
  return {
    ...{ from: coverage.from, to: coverage.to, paid: paid.toString(), returned: returned.toString() },
    ...{ statement: statement.toString(), difference: paid.minus(returned).minus(statement).toString() },
    ...{
      debits: debits.toString(),
      credits: credits.toString(),
      fees: fees.toString(),
      explained: explained.toString(),
    },
    open: entries.filter(({ open }) => open).length,
    float: newest?.closing ?? null,
    floatDay: newest?.closing ? newest.to : null,
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
