import { dayAfter, karachiDay, startOfDay, type DayRange } from './karachi.ts';
import { decimal } from './money.ts';

/** An imported statement, as far as it says what the books know of the bank. */
export interface CoveringStatement extends DayRange {
  /** The file says nothing about what happened later. */
  importedAt: Date;
  /** Balance before the first booking and after the last one; null if the bank tells none. */
  opening: string | null;
  closing: string | null;
  /** A line of another statement has the opening balance on the first day, or on the newest day with lines before it. */
  followsLine: boolean;
}

/** Statement that does not begin with the balance with which the one before ended: bookings between them are missing. */
export interface StatementBreak {
  /** First day of the statement. */
  day: string;
  /** Closing balance of the statement before. */
  expected: string;
  opening: string;
  /** `opening` minus `expected`. */
  difference: string;
}

/** What the imported statements tell of the bank. */
export interface StatementCoverage extends DayRange {
  /** Days between statements that none has from beginning to end. */
  gaps: DayRange[];
  breaks: StatementBreak[];
  /** Moments, both included, in which the bank has told everything; in their order, and apart from each other. */
  periods: { from: Date; until: Date }[];
}

/** Whether the bookings before a statement are known: its opening balance is one of theirs. */
const follows = (one: CoveringStatement, all: readonly CoveringStatement[]): boolean =>
  one.followsLine ||
  all.some(
    (other) =>
      other !== one &&
      ((other.closing === one.opening && other.to <= one.from) ||
        (other.opening === one.opening && other.from === one.from)),
  );

/**
 * Coverage of imported statements, in any order; null for none (product.md R55). The day of an import is covered until that moment. A
 * statement that begins with another balance than the one before ended with does not cover its first day: it may begin in the middle of it.
 */
export function statementCoverage(statements: readonly CoveringStatement[]): StatementCoverage | null {
  // Of two that begin on one day, the one that follows the other's lines is the later one.
  const sorted = [...statements].sort((a, b) =>
    a.from === b.from ? Number(a.followsLine) - Number(b.followsLine) : a.from < b.from ? -1 : 1,
  );
  const [first] = sorted;
  if (first === undefined) return null;
  const gaps: DayRange[] = [];
  const breaks: StatementBreak[] = [];
  const periods: { from: number; until: number }[] = [];
  let newest = first;
  let coveredUntil = startOfDay(first.from).getTime() - 1;
  for (const one of sorted) {
    const { opening } = one;
    const isKnown = opening !== null && one !== first && follows(one, sorted);
    const expected = one === first || isKnown ? null : newest.closing;
    const isBreak = opening !== null && expected !== null;
    if (isBreak) {
      breaks.push({ day: one.from, expected, opening, difference: decimal(opening).minus(expected).toString() });
    }
    const isNextDay = startOfDay(one.from).getTime() <= coveredUntil + 1;
    let from = startOfDay(isBreak && isNextDay ? dayAfter(one.from) : one.from).getTime();
    // Equal balances: nothing was booked after the import of the statement before.
    if (isKnown && one.from <= dayAfter(newest.to)) from = Math.min(from, coveredUntil + 1);
    const until = Math.min(startOfDay(dayAfter(one.to)).getTime() - 1, one.importedAt.getTime());
    if (from > coveredUntil + 1) gaps.push({ from: karachiDay(coveredUntil + 1), to: karachiDay(from - 1) });
    const last = periods[periods.length - 1];
    if (last && from <= last.until + 1) {
      last.from = Math.min(last.from, from);
      last.until = Math.max(last.until, until);
    } else if (from <= until) periods.push({ from, until });
    coveredUntil = Math.max(coveredUntil, until);
    if (one.to >= newest.to) newest = one;
  }
  return {
    ...{ from: first.from, to: newest.to, gaps, breaks },
    periods: periods.map(({ from, until }) => ({ from: new Date(from), until: new Date(until) })),
  };
}
