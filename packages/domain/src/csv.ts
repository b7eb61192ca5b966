/** What tells a spreadsheet that a CSV file is UTF-8. */
const BOM = '\uFEFF';

/** How a spreadsheet recognises a formula; a tab or a line break before it is skipped by some. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** A value as a cell: never a formula (an apostrophe goes before what would be one), in quotes where it has to be. */
export function csvCell(value: string): string {
  const inert = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Rows as a file: UTF-8 with a byte-order mark, lines that end in CR LF. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  BOM + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

/** One record of a file. */
export interface CsvRecord {
  /** The line it begins on, from 1. */
  line: number;
  cells: string[];
}

/** What parts the cells of a line; spreadsheets use the list separator of their language. */
export const CSV_SEPARATORS = [',', ';', '\t', '|'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

// A cell in quotes (an end that is missing is the end of the file), or one without, and what follows it. Each character is read once.
const CELLS: Record<CsvSeparator, RegExp> = {
  ',': /(?:"((?:[^"]|"")*)"?([^,\r\n]*)|([^,\r\n]*))(,|\r\n|\r|\n|$)/y,
  ';': /(?:"((?:[^"]|"")*)"?([^;\r\n]*)|([^;\r\n]*))(;|\r\n|\r|\n|$)/y,
  '\t': /(?:"((?:[^"]|"")*)"?([^\t\r\n]*)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y,
  '|': /(?:"((?:[^"]|"")*)"?([^|\r\n]*)|([^|\r\n]*))(\||\r\n|\r|\n|$)/y,
};

/** The records of a file, with or without a byte-order mark; empty lines are none. */
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
    if (record.cells.some((one) => one.trim() !== '')) records.push(record);
    record = { line, cells: [] };
    if (end === '') break;
  }
  return records;
}
