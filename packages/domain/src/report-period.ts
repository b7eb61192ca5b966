import { dayAfter, daysIn, karachiDay, type DayRange } from './karachi.ts';

/** First month of a tax year, counted from 0: July. */
const TAX_YEAR_MONTH = 6;

/** Periods that the report of the desk offers, in their order (product.md S17). */
export const REPORT_PERIODS = ['this-month', 'last-month', 'this-tax-year', 'last-tax-year'] as const;
/** One of `REPORT_PERIODS`. */
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** Periods that a seller's statement offers, in their order (product.md R57). */
export const STATEMENT_PERIODS = [...REPORT_PERIODS, 'tax-year-before-last'] as const;
/** One of `STATEMENT_PERIODS`. */
export type StatementPeriod = (typeof STATEMENT_PERIODS)[number];

/** Most days of a report and of a statement. */
export const REPORT_DAYS = 400;

/** Why no report or statement has these days: the last is before the first, or there are more than `REPORT_DAYS`; null if one can have them. */
export function periodFault(days: DayRange): 'reversed' | 'too-long' | null {
  const count = daysIn(days);
  if (count < 1) return 'reversed';
  return count > REPORT_DAYS ? 'too-long' : null;
}

const firstOfMonth = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

/** Days from the first of a month to the day before the first of another; months count from 0 and may exceed the year. */
const monthsOf = (year: number, first: number, end: number): DayRange => ({
  from: firstOfMonth(year, first),
  to: dayAfter(firstOfMonth(year, end), -1),
});

/** Days of a period as of a moment, in Asia/Karachi. One that is not over ends with its last day. A tax year is July to June. */
export function reportDays(period: StatementPeriod, ms: number): DayRange {
  const today = new Date(karachiDay(ms));
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  const taxYear = month < TAX_YEAR_MONTH ? year - 1 : year;
  switch (period) {
    case 'this-month':
      return monthsOf(year, month, month + 1);
    case 'last-month':
      return monthsOf(year, month - 1, month);
    case 'this-tax-year':
      return monthsOf(taxYear, TAX_YEAR_MONTH, TAX_YEAR_MONTH + 12);
    case 'last-tax-year':
      return monthsOf(taxYear - 1, TAX_YEAR_MONTH, TAX_YEAR_MONTH + 12);
    case 'tax-year-before-last':
      return monthsOf(taxYear - 2, TAX_YEAR_MONTH, TAX_YEAR_MONTH + 12);
    default:
      return period satisfies never;
  }
}
