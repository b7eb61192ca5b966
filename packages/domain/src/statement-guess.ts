import { CSV_SEPARATORS, parseCsv, type CsvRecord } from './csv.ts';
import { statementDay } from './statement-cells.ts';
import {
  comparableHeading,
  STATEMENT_COLUMN_NAMES,
  STATEMENT_HEAD_LENGTH,
  type StatementColumnName,
  type StatementDateFormat,
} from './statement-columns.ts';

/** Records of a file among which its headings are searched. */
const HEAD_RECORDS = 30;

/** Words by which banks name their columns; all words of one row stand in the heading. */
const WORDS: Record<StatementColumnName, readonly (readonly RegExp[])[]> = {
  date: [[/\bdate\b|تاریخ/]],
  reference: [
    [/\bref\b|reference|\butr\b|\brrn\b|\bstan\b/],
    [/\b(?:txn|transaction|trans|trx|instrument|cheque)\b/, /\b(?:id|no|number)\b/],
  ],
  description: [[/descri|narrat|particular|detail|remark|تفصیل/]],
  account: [[/^account$/], [/\b(?:beneficiary|counter|payee|other)\b/, /\b(?:account|iban)\b|a\/c/]],
  debit: [[/\bdebits?\b|withdraw|\b(?:paid|money) out\b|\bdr\b/]],
  credit: [[/\bcredits?\b|deposit|\b(?:paid|money) in\b|\bcr\b/]],
  amount: [[/\bamount\b/]],
  direction: [[/\bdr\b|debit/, /\bcr\b|credit/], [/\bd\/c\b|\btype\b|\bsign\b/]],
  balance: [[/balance|بیلنس/]],
};

const filled = ({ cells }: CsvRecord): string[] => cells.filter((cell) => cell.trim() !== '');

/** First records of a statement, with the separator that finds the most cells. */
export function statementRecords(text: string): CsvRecord[] {
  const start = text.slice(0, STATEMENT_HEAD_LENGTH);
  const readings = CSV_SEPARATORS.map((separator) => parseCsv(start, separator).slice(0, HEAD_RECORDS));
  const cells = (records: CsvRecord[]) => records.reduce((sum, { cells: row }) => sum + row.length, 0);
  return readings.reduce((best, records) => (cells(records) > cells(best) ? records : best), []);
}

/** Longest heading, by the contract. */
const HEADING_LENGTH = 80;

/** Whether a heading has a word for a column. */
const names = (column: StatementColumnName, heading: string): boolean =>
  heading.length <= HEADING_LENGTH &&
  WORDS[column].some((row) => row.every((word) => word.test(comparableHeading(heading))));

const isWord = (cell: string): boolean => STATEMENT_COLUMN_NAMES.some((column) => names(column, cell));

/** Line of a file that holds its headings: the one with the most known words, else the first one with the most cells. */
export function guessHeadingLine(records: readonly CsvRecord[]): number | null {
  const score = (record: CsvRecord) => filled(record).length + 10 * filled(record).filter(isWord).length;
  const best = records.reduce<CsvRecord | null>(
    (found, record) => (found === null || score(record) > score(found) ? record : found),
    null,
  );
  return best?.line ?? null;
}

/** Columns of a statement as far as its headings tell them. */
export interface GuessedColumns extends Partial<Record<StatementColumnName, string>> {
  dateFormat?: StatementDateFormat;
}

/** Formats in the order in which they are tried: 02/06/2025 is read day first unless another date says otherwise. */
const TRIED: readonly StatementDateFormat[] = ['DD/MM/YYYY', 'DD-MMM-YYYY', 'YYYY-MM-DD', 'MM/DD/YYYY'];

/** Format that reads every one of these dates; undefined if none does. */
const formatOf = (dates: readonly string[]): StatementDateFormat | undefined =>
  dates.length === 0 ? undefined : TRIED.find((format) => dates.every((date) => statementDay(date, format) !== null));

/** Guesses the columns of a statement from the words of its headings and the cells below them; each heading is used once. */
export function guessStatementColumns(records: readonly CsvRecord[], headingLine: number): GuessedColumns {
  const head = records.find(({ line }) => line === headingLine);
  if (!head) return {};
  const rows = records.filter(({ line, cells }) => line > headingLine && cells.some((cell) => cell.trim() !== ''));
  const taken = new Set<number>();
  const guessed: GuessedColumns = {};
  const find = (name: StatementColumnName) => head.cells.findIndex((cell, at) => !taken.has(at) && names(name, cell));
  // A column for both letters contains the words of debit and credit.
  for (const name of ['direction', ...STATEMENT_COLUMN_NAMES] as const) {
    if (guessed[name] !== undefined) continue;
    const at = find(name);
    if (at < 0) continue;
    guessed[name] = head.cells[at]?.trim() ?? '';
    taken.add(at);
  }
  if (guessed.debit !== undefined && guessed.credit !== undefined) {
    delete guessed.amount;
    delete guessed.direction;
  } else {
    delete guessed.debit;
    delete guessed.credit;
  }
  const dateAt = head.cells.findIndex((cell) => cell.trim() === guessed.date);
  const dates = rows.map(({ cells }) => cells[dateAt]?.trim() ?? '').filter((cell) => /^\d/.test(cell));
  const dateFormat = formatOf(dates);
  if (dateFormat) guessed.dateFormat = dateFormat;
  return guessed;
}
