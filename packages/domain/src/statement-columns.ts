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
export type StatementColumnsFault = 'date' | 'reference' | 'amounts' | 'amounts-twice' | 'direction' | 'same-heading';

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

/** Fault of a mapping; null for one that a statement can be read with. Reference and description may be one column. */
export function statementColumnsFault(columns: StatementColumns): StatementColumnsFault | null {
  const headings = mappedHeadings(columns);
  if (!headings.has('date')) return 'date';
  if (!headings.has('reference')) return 'reference';
  const isSplit = headings.has('debit') || headings.has('credit');
  if (isSplit && headings.has('amount')) return 'amounts-twice';
  if (!headings.has('amount') && !(headings.has('debit') && headings.has('credit'))) return 'amounts';
  if (headings.has('direction') && isSplit) return 'direction';
  if (headings.get('description') === headings.get('reference')) headings.delete('description');
  return new Set(headings.values()).size === headings.size ? null : 'same-heading';
}
