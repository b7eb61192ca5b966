import {
  accountEnding,
  accountNumbersIn,
  isSameAccount,
  comparableReference,
  referencesIn,
} from './statement-references.ts';

/** What a line of a bank's statement is (product.md R55). */
export type StatementLineKind = 'matched' | 'twice' | 'unknown-debit' | 'unknown-credit' | 'fee';

/** A line of a statement, to be matched. */
export interface LineToMatch {
  id: string;
  /** `YYYY-MM-DD`. */
  day: string;
  direction: 'debit' | 'credit';
  /** Decimal text, the same for equal amounts. */
  amount: string;
  reference: string;
  description: string;
  account: string;
}

/** A payment of our books (a debit), or a return of one (a credit). */
export interface PaymentToMatch {
  key: string;
  direction: 'debit' | 'credit';
  amount: string;
  /** UTR of the payment; for a return also the bank's reference of it. */
  references: readonly string[];
  /** Account numbers and ids of the seller. */
  accounts: readonly string[];
  /** Days on which the bank may have booked it, if only its amount is known; `day` is the likeliest. */
  day: string;
  firstDay: string;
  lastDay: string;
  /** An earlier line has it already. */
  isSettled?: boolean;
}

/** Result for a line. */
export interface LineMatch {
  id: string;
  kind: StatementLineKind;
  way: 'utr' | 'amount' | null;
  /** The matched payment; else the one whose UTR the line names. */
  key: string | null;
}

/** Largest debit in rupees that counts as a fee by its words: a payment for a fee of somebody else is larger. */
export const MAX_FEE_RUPEES = 5000;
const FEE_WORDS = /\b(?:charges?|fees?|tax|duty|fed|excise|wht|withholding|commission)\b/i;

const isFee = ({ direction, amount, description, reference }: LineToMatch, words: readonly string[]): boolean => {
  const text = `${description} ${reference}`.toLowerCase();
  const isNamed = FEE_WORDS.test(text) || words.some((word) => text.includes(word.toLowerCase()));
  return direction === 'debit' && isNamed && Number(amount) <= MAX_FEE_RUPEES;
};

/** A line with what its texts name. */
interface Line extends LineToMatch {
  /** Position among the lines. */
  at: number;
  /** Payments and returns whose reference the line has. */
  named: PaymentToMatch[];
  numbers: string[];
  text: string;
}

const hasDigits = (account: string): boolean => /\d{4}/.test(account);

/** Whether the line names an account of the payment. */
const namesAccount = ({ numbers, text }: Line, { accounts }: PaymentToMatch): boolean =>
  accounts.some((account) => {
    if (!hasDigits(account) || account.includes('@')) return account.length > 3 && text.includes(account.toLowerCase());
    const digits = account.replace(/[^0-9]/g, '');
    return numbers.some((number) => isSameAccount(number, digits));
  });

/** Assignments of lines to payments. */
class Matches {
  readonly lines = new Map<string, LineMatch>();
  readonly #taken: Set<string>;

  constructor(payments: readonly PaymentToMatch[]) {
    this.#taken = new Set(payments.filter(({ isSettled }) => isSettled).map(({ key }) => key));
  }

  isFree = ({ key }: PaymentToMatch): boolean => !this.#taken.has(key);

  isOpen = ({ id }: LineToMatch): boolean => !this.lines.has(id);

  match(line: Line, payment: PaymentToMatch, way: 'utr' | 'amount'): void {
    this.#taken.add(payment.key);
    this.lines.set(line.id, { id: line.id, kind: 'matched', way, key: payment.key });
  }

  set({ id }: Line, kind: StatementLineKind, key: string | null = null): void {
    this.lines.set(id, { id, kind, way: null, key });
  }
}

const fits = (line: Line, payment: PaymentToMatch): boolean =>
  payment.direction === line.direction && payment.amount === line.amount;

/** Matches by reference; a second debit with the UTR and amount of a payment is `twice`. */
function matchByReference(lines: readonly Line[], matches: Matches): void {
  for (const line of lines) {
    const payment = line.named.find((one) => fits(line, one) && matches.isFree(one));
    if (payment) matches.match(line, payment, 'utr');
  }
  for (const line of lines.filter(matches.isOpen)) {
    const payment = line.named.find((one) => fits(line, one));
    if (payment && line.direction === 'debit') matches.set(line, 'twice', payment.key);
  }
}

/** Lines and payments of which each could belong to another of the group. */
interface Group {
  lines: Line[];
  payments: PaymentToMatch[];
}

/** Groups of lines and payments that are connected by candidates. */
function groupsOf(lines: readonly Line[], candidates: (line: Line) => PaymentToMatch[]): Group[] {
  const groupOf = new Map<Line | PaymentToMatch, Group>();
  for (const line of lines) {
    const found = candidates(line);
    if (found.length === 0) continue;
    const group: Group = { lines: [], payments: [] };
    for (const member of [line, ...found]) {
      const other = groupOf.get(member) ?? {
        lines: member === line ? [line] : [],
        payments: found.filter((one) => one === member),
      };
      if (other === group) continue;
      group.lines.push(...other.lines);
      group.payments.push(...other.payments);
      for (const moved of [...other.lines, ...other.payments]) groupOf.set(moved, group);
    }
  }
  return [...new Set(groupOf.values())];
}

const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

/** Matches a group if only one result is possible; of several lines for one payment only the nearest one is matched. */
function matchGroup(
  { lines, payments }: Group,
  isCandidate: (line: Line, payment: PaymentToMatch) => boolean,
  matches: Matches,
): void {
  const sortedLines = [...lines].sort((a, b) => compare(a.day, b.day) || compare(a.at, b.at));
  const sortedPayments = [...payments].sort((a, b) => compare(a.day, b.day) || compare(a.key, b.key));
  const [only] = sortedPayments;
  const pairs = sortedLines.flatMap((line, at) => {
    const payment = sortedPayments[at];
    return payment && isCandidate(line, payment) ? [{ line, payment }] : [];
  });
  if (lines.length === payments.length && pairs.length === lines.length) {
    for (const { line, payment } of pairs) matches.match(line, payment, 'amount');
  } else if (only && payments.length === 1) {
    const nearest = sortedLines.find(({ day }) => day === only.day) ?? sortedLines[0];
    if (nearest) matches.match(nearest, only, 'amount');
  }
}

/** Whether the bank may have booked a payment on the day of a line. */
const isNear = ({ day }: Line, { firstDay, lastDay }: PaymentToMatch): boolean => firstDay <= day && day <= lastDay;

/**
 * Matches by amount, account and day: first those of the same day, then a day before or after. A debit that is left after both, and fits a
 * payment that has its line, is `twice`: before, it could still belong to an equal payment of the next day.
 */
function matchByAmount(lines: readonly Line[], payments: readonly PaymentToMatch[], matches: Matches): void {
  const byEnding = new Map<string, PaymentToMatch[]>();
  for (const payment of payments) {
    const endings = payment.accounts.map((account) =>
      hasDigits(account) ? accountEnding(account.replace(/[^0-9]/g, '')) : '',
    );
    const hasName = payment.accounts.some((account) => !hasDigits(account) || account.includes('@'));
    for (const ending of new Set(hasName ? [...endings, ''] : endings)) {
      const key = `${payment.direction} ${payment.amount} ${ending}`;
      byEnding.set(key, [...(byEnding.get(key) ?? []), payment]);
    }
  }
  /** Payments with the amount and an account of a line. */
  const equalTo = (line: Line): PaymentToMatch[] => {
    const endings = new Set(['', ...line.numbers.map(accountEnding)]);
    const found = [...endings].flatMap((ending) => byEnding.get(`${line.direction} ${line.amount} ${ending}`) ?? []);
    return [...new Set(found)].filter((payment) => namesAccount(line, payment));
  };
  for (const isSameDay of [true, false]) {
    const isCandidate = (line: Line, payment: PaymentToMatch): boolean =>
      matches.isFree(payment) &&
      (isSameDay ? payment.day === line.day : isNear(line, payment)) &&
      namesAccount(line, payment);
    const candidates = (line: Line) => equalTo(line).filter((payment) => isCandidate(line, payment));
    for (const group of groupsOf(lines.filter(matches.isOpen), candidates)) matchGroup(group, isCandidate, matches);
  }
  for (const line of lines.filter((one) => one.direction === 'debit' && matches.isOpen(one))) {
    const near = equalTo(line).filter((payment) => isNear(line, payment));
    // With a payment left that no line has, the line may be of that one: nobody knows.
    if (near.some(matches.isFree)) continue;
    const paid = near.find(({ day }) => day === line.day) ?? near[0];
    if (paid) matches.set(line, 'twice', paid.key);
  }
}

/**
 * Matches the lines of a bank's statement with payments and returns (product.md R55): by UTR or reference anywhere in the line, else by
 * amount, account and day if only one result is possible. Each payment has at most one line. Pure: lines and payments in any order.
 */
export function matchStatement(
  lines: readonly LineToMatch[],
  payments: readonly PaymentToMatch[],
  feeWords: readonly string[] = [],
): LineMatch[] {
  const byReference = new Map<string, PaymentToMatch[]>();
  for (const payment of payments) {
    for (const reference of new Set(payment.references.map(comparableReference))) {
      if (reference !== '') byReference.set(reference, [...(byReference.get(reference) ?? []), payment]);
    }
  }
  const read = lines.map((line, at): Line => {
    const text = `${line.reference} ${line.description}`;
    return {
      ...line,
      at,
      named: [...new Set([...referencesIn(text)].flatMap((reference) => byReference.get(reference) ?? []))],
      numbers: accountNumbersIn(line.account, text),
      text: `${text} ${line.account}`.toLowerCase(),
    };
  });
  const matches = new Matches(payments);
  matchByReference(read, matches);
  // A settled payment is never matched again, but a line may be one more debit for it.
  const byAmount = payments.filter((payment) => matches.isFree(payment) || payment.isSettled);
  matchByAmount(read.filter(matches.isOpen), byAmount, matches);
  for (const line of read.filter(matches.isOpen)) {
    const named = line.named.find(({ direction }) => direction === 'debit');
    const isTwice = line.direction === 'debit' && named !== undefined && !matches.isFree(named);
    if (isFee(line, feeWords)) matches.set(line, 'fee');
    else if (isTwice) matches.set(line, 'twice', named.key);
    else matches.set(line, line.direction === 'debit' ? 'unknown-debit' : 'unknown-credit', named?.key ?? null);
  }
  return lines.flatMap(({ id }) => matches.lines.get(id) ?? []);
}
