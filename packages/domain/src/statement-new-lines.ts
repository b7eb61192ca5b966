import { decimal, type DecimalInput } from './money.ts';

/** What tells one booking from another. */
export interface ComparableBooking {
  day: string;
  direction: string;
  amount: DecimalInput;
  reference: string;
  description: string;
  account: string;
  balance: DecimalInput | null;
}

/** A line that is new, with its text for comparison and its number among the equal ones that are stored then. */
export interface NewStatementLine<Line> {
  line: Line;
  text: string;
  number: number;
}

const comparableText = ({ day, direction, amount, reference, description, account, balance }: ComparableBooking) =>
  JSON.stringify([
    ...[day, direction, decimal(amount).toString(), reference, description, account],
    balance === null ? null : decimal(balance).toString(),
  ]);

/**
 * Lines of a file that are not stored yet (product.md R55). Equal lines are counted: one that the file has twice is new once if one of it is
 * stored. `equal` are those that are wholly equal to an earlier line of the file.
 */
export function newStatementLines<Line extends ComparableBooking>(
  stored: readonly ComparableBooking[],
  lines: readonly Line[],
): { added: NewStatementLine<Line>[]; equal: Line[] } {
  const storedCount = new Map<string, number>();
  for (const text of stored.map(comparableText)) storedCount.set(text, (storedCount.get(text) ?? 0) + 1);
  const inFile = new Map<string, number>();
  const numbered = lines.map((line) => {
    const text = comparableText(line);
    const number = (inFile.get(text) ?? 0) + 1;
    inFile.set(text, number);
    return { line, text, number };
  });
  return {
    added: numbered.filter(({ text, number }) => number > (storedCount.get(text) ?? 0)),
    equal: numbered.flatMap(({ line, number }) => (number > 1 ? [line] : [])),
  };
}
