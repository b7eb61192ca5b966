import { decimal, type Decimal, type DecimalInput } from './money.ts';

/** Whether an entry of this kind stays open until somebody explains it. Matched lines and fees need no explanation. */
export const needsExplanation = (kind: string): boolean => kind !== 'matched' && kind !== 'fee';

/** Sums of debits and of credits. */
export function statementSums(lines: readonly { direction: string; amount: DecimalInput }[]) {
  const sum = (direction: string): Decimal =>
    lines.reduce((total, line) => (line.direction === direction ? total.plus(line.amount) : total), decimal(0));
  return { debits: sum('debit'), credits: sum('credit') };
}

/**
 * What an open entry adds to paid minus returned minus statement: what our books have and the bank does not is positive. Meant for kinds that
 * need an explanation.
 */
export function entryEffect({
  kind,
  direction,
  amount,
}: {
  kind: string;
  direction: string;
  amount: DecimalInput;
}): Decimal {
  const isPositive = kind === 'missing' ? direction === 'debit' : direction === 'credit';
  return isPositive ? decimal(amount) : decimal(0).minus(amount);
}

/** Sums of our books and of the bank on covered days. */
export interface RupeeSums {
  paid: DecimalInput;
  returned: DecimalInput;
  debits: DecimalInput;
  credits: DecimalInput;
  fees: DecimalInput;
  /** Debits minus credits of the explained entries; a missing payment counts negative. */
  explained: DecimalInput;
}

/** Rupees that the statements show for payments, and how much more our books have paid (product.md R55). */
export function rupeeDifference({ paid, returned, debits, credits, fees, explained }: RupeeSums) {
  const statement = decimal(debits).minus(credits).minus(fees).minus(explained);
  return { statement, difference: decimal(paid).minus(returned).minus(statement) };
}
