import { CSV_SEPARATORS, parseCsv, type CsvRecord, type CsvSeparator } from './csv.ts';
import { comparableName } from './names.ts';
import { normaliseOrderId } from './order-id.ts';
import { isBlank } from './text.ts';
import { normaliseUtr } from './utr.ts';

/** One payment of a bank's answer to a batch. */
export interface PaidRow {
  /** Its line in the file, from 1. */
  line: number;
  /** As it is compared. */
  orderId: string;
  /** As it is stored; not judged. */
  utr: string;
}

/** A column a bank's answer must have. */
export type PaidColumn = 'orderId' | 'utr';

/** A bank's answer: its payments, or the columns its first line does not name, and the words of that line. */
export type PaidRows = { rows: PaidRow[] } | { missing: PaidColumn[]; head: string[] };

/** The names of columns by the way they are compared: no letter case, blanks, dashes or underscores. */
const COLUMNS = new Map<string, PaidColumn>([
  ['orderid', 'orderId'],
  ['utr', 'utr'],
]);

/** `sep=;` before the first line tells a spreadsheet what parts the cells. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([,;\t|])"?(?:\r\n|\r|\n)/i;

const columnOf = (cell: string): PaidColumn | undefined =>
  COLUMNS.get(comparableName(cell).replaceAll(/[^\p{L}\p{N}]/gu, ''));

/** What a cell says: without the apostrophe or the `="…"` that keeps a spreadsheet from reading it as a number. */
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
  // A row of empty cells, as spreadsheets leave below a table, is no payment.
  return { rows: rows.filter(({ orderId, utr }) => !isBlank(orderId) || !isBlank(utr)) };
}

const isSeparator = (text: string | undefined): text is CsvSeparator => CSV_SEPARATORS.some((one) => one === text);

/** How much of the first line was understood: the columns that are named, then the cells it was cut into. */
const understood = (answer: PaidRows): number =>
  'rows' in answer ? Infinity : answer.head.length - answer.missing.length * 1000;

/**
 * The payments of a bank's answer, whose first line names the columns `orderId` and `utr` in any order (product.md R46). Cells are parted
 * by `,` `;` tab or `|`, whichever finds the columns, or as a line `sep=…` before the first one says.
 */
export function parsePaidRows(text: string): PaidRows {
  const [line = '', told] = SEPARATOR_LINE.exec(text) ?? [];
  const skipped = line === '' ? 0 : 1;
  const answers = (isSeparator(told) ? [told] : CSV_SEPARATORS).map((separator) =>
    readRecords(parseCsv(text.slice(line.length), separator).map((row) => ({ ...row, line: row.line + skipped }))),
  );
  return answers.reduce((best, one) => (understood(one) > understood(best) ? one : best));
}
