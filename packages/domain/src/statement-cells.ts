import { decimal, type Decimal } from './money.ts';
import type { StatementDateFormat } from './statement-columns.ts';
import { plainText } from './text.ts';
import { typedDecimal } from './typed-decimal.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Three parts of a date; what follows after a blank, comma or T is a time. */
const DATE = /^(\d{1,4})[/. -]([a-z]{3,9}|\d{1,2})[/., -] ?(\d{1,4})(?:[ ,t]|$)/;

/** Positions of year, month and day in the three parts of a date. */
const ORDER: Record<StatementDateFormat, [year: number, month: number, day: number]> = {
  'YYYY-MM-DD': [0, 1, 2],
  'DD/MM/YYYY': [2, 1, 0],
  'MM/DD/YYYY': [2, 0, 1],
  'DD-MMM-YYYY': [2, 1, 0],
};

const CENTURY = 2000;

/** Number of a month, from 1, written in digits or in English; NaN for anything else. */
const monthOf = (part: string): number =>
  /^\d/.test(part) ? Number(part) : MONTHS.indexOf(part.slice(0, 3)) + 1 || Number.NaN;

/** Value of a cell without the apostrophe or the `="…"` that keeps a spreadsheet from reading it as a number. */
export const bareCell = (cell: string): string =>
  cell
    .trim()
    .replace(/^'/, '')
    .replace(/^="(.*)"$/, '$1');

/** Day (`YYYY-MM-DD`) of a date cell; null if it is no date in this format. A year of two digits is of this century. */
export function statementDay(cell: string, format: StatementDateFormat): string | null {
  const [, ...parts] = DATE.exec(plainText(bareCell(cell)).toLowerCase()) ?? [];
  const [yearText = '', monthText = '', dayText = ''] = ORDER[format].map((at) => parts[at] ?? '');
  if (yearText.length !== 2 && yearText.length !== 4) return null;
  const year = yearText.length === 2 ? CENTURY + Number(yearText) : Number(yearText);
  const [month, day] = [monthOf(monthText), Number(dayText)];
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** An amount of a statement, as the bank signed it. */
export interface StatementAmount {
  /** Never negative. */
  value: Decimal;
  /** Written with a minus or in parentheses. */
  isNegative: boolean;
  /** Written with Dr or Cr. */
  side: 'debit' | 'credit' | null;
}

/** Currency, or the strokes after a whole amount (`25,000/-`). */
const DECORATION = /^(?:pkr|rs\.?) ?|\/-$|(?: ?pkr)$/g;
const SIDE = /^(dr|cr)\.? ?| ?(dr|cr)\.?$/;

/**
 * Amount of a cell in rupees: grouped or not, with currency, sign before or after it, in parentheses, with Dr or Cr. Null for an empty
 * cell and a lone dash; `unreadable` for anything else that is no amount, and for more than two decimals.
 */
export function statementAmount(cell: string): StatementAmount | null | 'unreadable' {
  const text = plainText(bareCell(cell)).toLowerCase();
  if (text === '' || text === '-') return null;
  const sideText = SIDE.exec(text);
  const [, before, after] = sideText ?? [];
  const unsided = text.replace(SIDE, '').replaceAll(DECORATION, '').trim();
  const isBracketed = unsided.startsWith('(') && unsided.endsWith(')');
  const inner = (isBracketed ? unsided.slice(1, -1) : unsided).replaceAll(DECORATION, '').trim();
  const isNegative = isBracketed || inner.startsWith('-') || inner.endsWith('-');
  const value = typedDecimal(inner.replace(/^[+-] ?/, '').replace(/ ?-$/, ''));
  if (value === null || value.lt(0) || !value.round(2).eq(value)) return 'unreadable';
  const side = before ?? after;
  return { value, isNegative, side: side === undefined ? null : side === 'dr' ? 'debit' : 'credit' };
}

/** Balance with its sign: Dr, a minus or parentheses are an overdraft. */
export const signedBalance = ({ value, isNegative, side }: StatementAmount): Decimal =>
  isNegative || side === 'debit' ? decimal(0).minus(value) : value;
