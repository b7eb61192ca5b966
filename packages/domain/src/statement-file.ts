import { CSV_SEPARATORS, parseCsv, type CsvRecord, type CsvSeparator } from './csv.ts';
import { decimal, type Decimal } from './money.ts';
import {
  comparableHeading,
  mappedHeadings,
  STATEMENT_HEAD_LENGTH,
  type StatementColumnName,
  type StatementColumns,
} from './statement-columns.ts';
import { bareCell, signedBalance, statementAmount, statementDay, type StatementAmount } from './statement-cells.ts';
import { plainText } from './text.ts';

/** Largest bank statement, in bytes. */
export const STATEMENT_BYTES = 4 * 1024 * 1024;

/** One booking of a bank's statement. */
export interface StatementLine {
  /** Line of the file, from 1. */
  line: number;
  /** Day of the booking, `YYYY-MM-DD`. */
  day: string;
  direction: 'debit' | 'credit';
  /** Rupees, more than zero. */
  amount: Decimal;
  reference: string;
  description: string;
  /** Account of the other side. */
  account: string;
  /** Balance after the booking; null if the cell is empty or there is no such column. */
  balance: Decimal | null;
}

/** Why a line cannot be read. */
export type StatementFaultKind =
  | 'date'
  | 'amount'
  | 'no-amount'
  | 'two-amounts'
  | 'direction'
  | 'balance'
  | 'balance-chain';

/** A line that cannot be read. */
export interface StatementFault {
  line: number;
  /** Column with the fault. */
  column: StatementColumnName;
  kind: StatementFaultKind;
  /** Text of the cell. */
  value: string;
}

/** A read statement: its bookings, oldest first; or its faults; or the headings that no line of the file has. */
export type StatementFile =
  | { lines: StatementLine[]; opening: Decimal | null; closing: Decimal | null }
  | { faults: StatementFault[] }
  | { missing: string[] };

/** `sep=;` before the first line: declares the separator to a spreadsheet. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([,;\t|])"?(?:\r\n|\r|\n)/i;
const MAX_TEXT_LENGTH = 500;
/** Words of lines that are no bookings although they have a date or an amount. */
const NO_BOOKING = /\b(?:totals?|balance|b\/f|c\/f|brought|carried|opening|closing)\b/i;

const DIGIT = /\p{Nd}/u;
const AMOUNTS = ['debit', 'credit', 'amount'] as const;

type Positions = Map<StatementColumnName, number>;

/** Positions of the mapped columns in a line of headings; only those that it has. */
function positionsIn(cells: readonly string[], headings: Map<StatementColumnName, string>): Positions {
  const found = cells.map((cell) => comparableHeading(bareCell(cell)));
  return new Map(
    [...headings]
      .map(([name, heading]): [StatementColumnName, number] => [name, found.indexOf(heading)])
      .filter(([, at]) => at >= 0),
  );
}

interface Head {
  separator: CsvSeparator;
  /** Line of the headings. */
  line: number;
  cells: readonly string[];
  positions: Positions;
}

/** Line of the headings: the first one with all of them; else the one with most, for the message. */
function headOf(text: string, headings: Map<StatementColumnName, string>): Head | undefined {
  const start = text.slice(0, STATEMENT_HEAD_LENGTH);
  let best: Head | undefined;
  for (const separator of CSV_SEPARATORS) {
    for (const { line, cells } of parseCsv(start, separator)) {
      const positions = positionsIn(cells, headings);
      if (positions.size > (best?.positions.size ?? 0)) best = { separator, line, cells, positions };
      if (positions.size === headings.size) return best;
    }
  }
  return best;
}

/** Reads one record; null for one that is no booking. */
function bookingOf(
  { line, cells }: CsvRecord,
  positions: Positions,
  columns: StatementColumns,
): StatementLine | StatementFault | null {
  const cell = (name: StatementColumnName): string => bareCell(cells[positions.get(name) ?? -1] ?? '');
  const text = (name: StatementColumnName): string => plainText(cell(name)).slice(0, MAX_TEXT_LENGTH);
  const fault = (column: StatementColumnName, kind: StatementFaultKind): StatementFault => ({
    line,
    column,
    kind,
    value: text(column),
  });
  const filled = AMOUNTS.filter((name) => DIGIT.test(cell(name)));
  const day = statementDay(cell('date'), columns.dateFormat);
  const isWordy = NO_BOOKING.test(cells.join(' '));
  if (day === null) {
    return filled.length > 0 && (!isWordy || /^\d/.test(text('date'))) ? fault('date', 'date') : null;
  }
  const amounts: { column: (typeof AMOUNTS)[number]; amount: StatementAmount }[] = [];
  for (const column of filled) {
    const amount = statementAmount(cell(column));
    if (amount === 'unreadable') return fault(column, 'amount');
    if (amount?.value.gt(0)) amounts.push({ column, amount });
  }
  const [first, second] = amounts;
  if (second) return fault(second.column, 'two-amounts');
  if (!first) return isWordy ? null : fault(positions.has('amount') ? 'amount' : 'debit', 'no-amount');
  const direction = directionOf(first.column, first.amount, positions.has('direction') ? cell('direction') : null);
  if (direction === null) return fault(positions.has('direction') ? 'direction' : first.column, 'direction');
  const balance = positions.has('balance') ? statementAmount(cell('balance')) : null;
  if (balance === 'unreadable') return fault('balance', 'balance');
  return {
    line,
    day,
    direction,
    amount: first.amount.value,
    reference: text('reference'),
    description: text('description'),
    account: text('account'),
    balance: balance && signedBalance(balance),
  };
}

/** Direction of an amount; null if the bank contradicts itself, or if `told` names neither. */
function directionOf(
  column: (typeof AMOUNTS)[number],
  { isNegative, side }: StatementAmount,
  told: string | null,
): 'debit' | 'credit' | null {
  if (column !== 'amount') return side === null || side === column ? column : null;
  if (told !== null) return /^d/i.test(told) ? 'debit' : /^c/i.test(told) ? 'credit' : null;
  return side ?? (isNegative ? 'debit' : 'credit');
}

const changeOf = ({ direction, amount }: StatementLine): Decimal =>
  direction === 'credit' ? amount : decimal(0).minus(amount);

/** Lines whose balance does not follow from the one before; lines without a balance are added to the next one. */
function chainBreaks(lines: readonly StatementLine[]): StatementLine[] {
  const breaks: StatementLine[] = [];
  let known: Decimal | undefined;
  for (const one of lines) {
    const expected: Decimal | undefined = known?.plus(changeOf(one));
    if (one.balance !== null && expected?.eq(one.balance) === false) breaks.push(one);
    known = one.balance ?? expected;
  }
  return breaks;
}

/** Bookings in the order in which they were made: as in the file, or the other way round. */
function inOrder(lines: StatementLine[]): { lines: StatementLine[]; breaks: StatementLine[] } {
  const reversed = [...lines].reverse();
  const [breaks, breaksReversed] = [chainBreaks(lines), chainBreaks(reversed)];
  const [first, last] = [lines[0]?.day ?? '', lines.at(-1)?.day ?? ''];
  const isNewestFirst = breaks.length === breaksReversed.length ? first > last : breaksReversed.length < breaks.length;
  return isNewestFirst ? { lines: reversed, breaks: breaksReversed } : { lines, breaks };
}

/** Opening balance: the first known balance without the bookings up to it. Closing: the last known one with the bookings after it. */
function balancesOf(lines: readonly StatementLine[]) {
  const known = lines.findIndex(({ balance }) => balance !== null);
  const balance = lines[known]?.balance;
  if (!balance) return { opening: null, closing: null };
  const opening = lines.slice(0, known + 1).reduce((sum, one) => sum.minus(changeOf(one)), balance);
  return { opening, closing: lines.reduce((sum, one) => sum.plus(changeOf(one)), opening) };
}

const isFault = (read: StatementLine | StatementFault): read is StatementFault => 'kind' in read;

/**
 * Reads a statement as banks write it (product.md R55): lines before the headings, continued descriptions, repeated headings, totals and
 * remarks are no bookings. A line with an amount that cannot be read is a fault, and so is a balance that does not follow from the line
 * before, since a line is missing then or a column is mapped wrongly.
 */
export function readStatement(text: string, columns: StatementColumns): StatementFile {
  const headings = mappedHeadings(columns);
  const [skipped = ''] = SEPARATOR_LINE.exec(text) ?? [];
  const body = text.slice(skipped.length);
  const head = headOf(body, headings);
  if (!head || head.positions.size < headings.size) {
    const missing = [...headings.keys()].filter((name) => !head?.positions.has(name));
    return { missing: [...new Set(missing.map((name) => (columns[name] ?? '').trim()))] };
  }
  const read = parseCsv(body, head.separator)
    // Some banks repeat the headings on every page.
    .filter(({ line, cells }) => line > head.line && cells.join() !== head.cells.join())
    .map((record) => ({ ...record, line: record.line + (skipped === '' ? 0 : 1) }))
    .flatMap((record) => bookingOf(record, head.positions, columns) ?? []);
  const faults = read.filter(isFault);
  if (faults.length > 0) return { faults };
  const { lines, breaks } = inOrder(read.filter((one): one is StatementLine => !isFault(one)));
  if (breaks.length > 0) {
    return {
      faults: breaks
        .map(({ line, balance }): StatementFault => ({
          line,
          column: 'balance',
          kind: 'balance-chain',
          value: balance?.toString() ?? '',
        }))
        .sort((a, b) => a.line - b.line),
    };
  }
  return { lines, ...balancesOf(lines) };
}
