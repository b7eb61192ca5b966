import { comparableName } from './names.ts';

/** Orders of day, month and year in a bank's file. */
export const STATEMENT_DATE_FORMATS = ['YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY', 'DD-MMM-YYYY'] as const;
export type StatementDateFormat = (typeof STATEMENT_DATE_FORMATS)[number];

/** Columns of a bank's statement by their headings (product.md R55); null or absent for a statement without the column. */
export interface StatementColumns {
  date: string;
  dateFormat: StatementDateFormat;
  reference: string;
  description?: string | null | undefined;
  /** Account of the other side. */
  account?: string | null | undefined;
  /** Both of them, or `amount`. */
  debit?: string | null | undefined;
  credit?: string | null | undefined;
  /** Negative for a debit, unless `direction` tells it. */
  amount?: string | null | undefined;
  /** Column whose cells begin with D for a debit or C for a credit. */
  direction?: string | null | undefined;
  balance?: string | null | undefined;
  /** Words by which the bank names its fees, besides the usual ones. */
  feeWords?: readonly string[] | null | undefined;
}

/** Columns that hold one kind of cell each. */
export const STATEMENT_COLUMN_NAMES = [
  'date',
  'reference',
  'description',
  'account',
  'debit',
  'credit',
  'amount',
  'direction',
  'balance',
] as const;
export type StatementColumnName = (typeof STATEMENT_COLUMN_NAMES)[number];

/** Characters of a statement's file in which its headings are searched. */
export const STATEMENT_HEAD_LENGTH = 65_536;

/** What is wrong with a mapping: no heading for a needed column, no amounts, amounts twice, or one heading for two columns. */
export type StatementColumnsFaultKind =
  | 'date'
  | 'reference'
  | 'amounts'
  | 'amounts-twice'
  | 'direction'
  | 'same-heading';

/** Fault of a mapping, and the column to correct. */
export interface StatementColumnsFault {
  kind: StatementColumnsFaultKind;
  column: StatementColumnName;
}

/** Heading for comparison: without letter case, repeated blanks and invisible marks. */
export const comparableHeading = (heading: string): string => comparableName(heading);

/** The mapped headings for comparison, by column. */
export const mappedHeadings = (columns: StatementColumns): Map<StatementColumnName, string> =>
  new Map(
    STATEMENT_COLUMN_NAMES.flatMap((name): [StatementColumnName, string][] => {
      const heading = comparableHeading(columns[name] ?? '');
      return heading === '' ? [] : [[name, heading]];
    }),
  );

/** Order in which a repeated heading is looked for: the fault is at the optional column, not at the needed one. */
const NEEDED_FIRST = [
  'date',
  'reference',
  'debit',
  'credit',
  'amount',
  'direction',
  'description',
  'account',
  'balance',
] as const satisfies readonly StatementColumnName[];

/** Column whose heading another one before it in `NEEDED_FIRST` has; reference and description may be one column. */
const repeatedColumn = (headings: ReadonlyMap<StatementColumnName, string>): StatementColumnName | undefined =>
  NEEDED_FIRST.find((name, at) =>
    NEEDED_FIRST.slice(0, at).some(
      (earlier) =>
        headings.has(name) &&
        headings.get(earlier) === headings.get(name) &&
        !(earlier === 'reference' && name === 'description'),
    ),
  );

/** Fault of a mapping; null for one that a statement can be read with. */
export function statementColumnsFault(columns: StatementColumns): StatementColumnsFault | null {
  const headings = mappedHeadings(columns);
  const has = (name: StatementColumnName): boolean => headings.has(name);
  if (!has('date')) return { kind: 'date', column: 'date' };
  if (!has('reference')) return { kind: 'reference', column: 'reference' };
  const isSplit = has('debit') || has('credit');
  if (isSplit && has('amount')) return { kind: 'amounts-twice', column: 'amount' };
  if (isSplit && has('direction')) return { kind: 'direction', column: 'direction' };
  if (isSplit && !has('debit')) return { kind: 'amounts', column: 'debit' };
  if (isSplit && !has('credit')) return { kind: 'amounts', column: 'credit' };
  if (!isSplit && !has('amount')) return { kind: 'amounts', column: has('direction') ? 'amount' : 'debit' };
  const column = repeatedColumn(headings);
  return column ? { kind: 'same-heading', column } : null;
}
