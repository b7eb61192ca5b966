import { CSV_SEPARATORS, parseCsv, type CsvRecord, type CsvSeparator } from './csv.ts';
import { comparableName } from './names.ts';
import { normaliseOrderId } from './order-id.ts';
import { isBlank } from './text.ts';
import { normaliseUtr } from './utr.ts';

/** One payment in a bank's answer to a batch. */
export interface PaidRow {
  /** Line of the file, from 1. */
  line: number;
  /** Order id, normalised for comparison. */
  orderId: string;
  /** UTR, normalised but not validated. */
  utr: string;
}

/** A column that a bank's answer must have. */
export type PaidColumn = 'orderId' | 'utr';

/** Parsed answer of a bank: its payments, or the required columns missing in its first line and the cells of that line (`head`). */
export type PaidRows = { rows: PaidRow[] } | { missing: PaidColumn[]; head: string[] };

/** Columns by their normalised heading: without letter case, spaces, dashes and underscores. */
const COLUMNS = new Map<string, PaidColumn>([
  ['orderid', 'orderId'],
  ['utr', 'utr'],
]);

/** `sep=;` before the first line: declares the separator to a spreadsheet. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([,;\t|])"?(?:\r\n|\r|\n)/i;

const columnOf = (cell: string): PaidColumn | undefined =>
  COLUMNS.get(comparableName(cell).replaceAll(/[^\p{L}\p{N}]/gu, ''));

/** Value of a cell without the apostrophe or the `="…"` that keeps a spreadsheet from reading it as a number. */
const bare = (cell: string): string =>
  cell
    .trim()
    .replace(/^'/, '')
    .replace(/^="(.*)"$/, '$1');

function readRecords([head, ...records]: CsvRecord[]): PaidRows {
  const names = head?.cells.map(columnOf) ?? [];
  const missing = [...COLUMNS.values()].filter((column) => !names.includes(column));
  if (missing.length > 0) {
    return { missing, head: (head?.cells ?? []).map((cell) => cell.trim()).filter((cell) => cell !== '') };
  }
  const [orderIdAt, utrAt] = [names.indexOf('orderId'), names.indexOf('utr')];
  const rows = records.map(({ line, cells }) => ({
    line,
    orderId: normaliseOrderId(bare(cells[orderIdAt] ?? '')),
    utr: normaliseUtr(bare(cells[utrAt] ?? '')),
  }));
  // Spreadsheets leave rows of empty cells below a table.
  return { rows: rows.filter(({ orderId, utr }) => !isBlank(orderId) || !isBlank(utr)) };
}

const isSeparator = (text: string | undefined): text is CsvSeparator =>
  CSV_SEPARATORS.some((separator) => separator === text);

/** Score of a separator: required columns found count most, then the number of cells in the first line. */
const scoreOf = (answer: PaidRows): number =>
  'rows' in answer ? Infinity : answer.head.length - answer.missing.length * 1000;

/**
 * Parses a bank's answer, whose first line names the columns `orderId` and `utr` in any order (product.md R46). The separator is `,` `;`
 * tab or `|`: the one that a line `sep=…` declares, else the one that finds the columns.
 */
export function parsePaidRows(text: string): PaidRows {
  const [line = '', declared] = SEPARATOR_LINE.exec(text) ?? [];
  const skipped = line === '' ? 0 : 1;
  const answers = (isSeparator(declared) ? [declared] : CSV_SEPARATORS).map((separator) =>
    readRecords(parseCsv(text.slice(line.length), separator).map((row) => ({ ...row, line: row.line + skipped }))),
  );
  return answers.reduce((best, answer) => (scoreOf(answer) > scoreOf(best) ? answer : best));
}
