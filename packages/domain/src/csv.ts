/** Byte-order mark: tells a spreadsheet that a CSV file is UTF-8. */
const BOM = '\uFEFF';

/** Start of a cell that a spreadsheet takes for a formula; some skip a tab or a line break before it. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** Escapes a value as a CSV cell: an apostrophe before a would-be formula, quotes where needed. */
export function csvCell(value: string): string {
  const inert = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** CSV text of rows, with a byte-order mark and CR LF line ends. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  BOM + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

/** One record of a CSV file. */
export interface CsvRecord {
  /** Line of the file on which the record begins, from 1. */
  line: number;
  cells: string[];
}

/** Separators of cells; a spreadsheet uses the list separator of its language. */
export const CSV_SEPARATORS = [',', ';', '\t', '|'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

// A quoted cell (without a closing quote it ends with the file) or a plain one, then its separator. No backtracking: each character is read once.
const CELLS: Record<CsvSeparator, RegExp> = {
  ',': /(?:"((?:[^"]|"")*)"?([^,\r\n]*)|([^,\r\n]*))(,|\r\n|\r|\n|$)/y,
  ';': /(?:"((?:[^"]|"")*)"?([^;\r\n]*)|([^;\r\n]*))(;|\r\n|\r|\n|$)/y,
  '\t': /(?:"((?:[^"]|"")*)"?([^\t\r\n]*)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y,
  '|': /(?:"((?:[^"]|"")*)"?([^|\r\n]*)|([^|\r\n]*))(\||\r\n|\r|\n|$)/y,
};

/** Parses CSV text with or without a byte-order mark. Empty lines are skipped. */
export function parseCsv(text: string, separator: CsvSeparator = ','): CsvRecord[] {
  const cell = CELLS[separator];
  cell.lastIndex = 0;
  const body = text.startsWith(BOM) ? text.slice(1) : text;
  const records: CsvRecord[] = [];
  let line = 1;
  let record: CsvRecord = { line, cells: [] };
  while (cell.lastIndex <= body.length) {
    const [whole = '', quoted, rest = '', plain = '', end = ''] = cell.exec(body) ?? [];
    record.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + rest);
    line += whole.split(/\r\n|\r|\n/).length - 1;
    if (end === separator) continue;
    if (record.cells.some((value) => value.trim() !== '')) records.push(record);
    record = { line, cells: [] };
    if (end === '') break;
  }
  return records;
}
