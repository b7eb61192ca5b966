import { describe, expect, test } from 'vitest';
import { periodFault, REPORT_PERIODS, reportDays } from './report-period.ts';

const days = (at: string) =>
  Object.fromEntries(
    REPORT_PERIODS.map((period) => {
      const { from, to } = reportDays(period, Date.parse(at));
      return [period, `${from} ${to}`];
    }),
  );

describe('the days of a report', () => {
  test('in November belong to the tax year that began in July', () => {
    expect(days('2026-11-26T09:00:00Z')).toEqual({
      'this-month': '2026-11-01 2026-11-30',
      'last-month': '2026-10-01 2026-10-31',
      'this-tax-year': '2026-07-01 2027-06-30',
      'last-tax-year': '2025-07-01 2026-06-30',
    });
  });

  test('in January reach into the year before', () => {
    expect(days('2028-01-31T18:59:59Z')).toEqual({
      'this-month': '2028-01-01 2028-01-31',
      'last-month': '2027-12-01 2027-12-31',
      'this-tax-year': '2027-07-01 2028-06-30',
      'last-tax-year': '2026-07-01 2027-06-30',
    });
  });

  test('know the leap year', () => {
    expect(days('2028-03-10T00:00:00Z')['last-month']).toBe('2028-02-01 2028-02-29');
  });

  test('change at midnight in Karachi, five hours before that of UTC', () => {
    expect(days('2026-06-30T18:59:59Z')['this-tax-year']).toBe('2025-07-01 2026-06-30');
    expect(days('2026-06-30T19:00:00Z')['this-tax-year']).toBe('2026-07-01 2027-06-30');
  });
});

test('a statement reaches back to the tax year before the last', () => {
  const now = Date.parse('2026-11-26T09:00:00Z');
  expect(reportDays('tax-year-before-last', now)).toEqual({ from: '2024-07-01', to: '2025-06-30' });
});

test.each([
  ['2026-07-01', '2026-07-01', null],
  ['2023-07-01', '2024-06-30', null],
  ['2026-01-01', '2027-02-04', null],
  ['2026-01-01', '2027-02-05', 'too-long'],
  ['2026-07-02', '2026-07-01', 'reversed'],
])('%s to %s: %s', (from, to, fault) => expect(periodFault({ from, to })).toBe(fault));
