import type { BankStatement, BankStatementEntry, Payout } from '@sarraf/api-client';
import {
  dayAfter,
  decimal,
  entryEffect,
  karachiDay,
  matchStatement,
  needsExplanation,
  statementCoverage,
  type CoveringStatement,
  type PaymentToMatch,
  type StatementCoverage,
} from '@sarraf/domain';

/** Bank statement of a fake server. */
export interface StatementState {
  /** All entries, newest day first. */
  entries: BankStatementEntry[];
  /** Imports, newest first. */
  statements: BankStatement[];
}

const karachiDayOf = (at: string): string => karachiDay(Date.parse(at));
const plain = (amount: string): string => decimal(amount).toString();

/** Moment at which a payout was paid. */
const paidAt = ({ attempts, createdAt }: Payout): string => attempts.at(-1)?.at ?? createdAt;

const isPaid = ({ status, utr }: Payout): boolean => status === 'completed' && typeof utr === 'string';

function paymentToMatch(payout: Payout): PaymentToMatch {
  const day = karachiDayOf(paidAt(payout));
  const { accountNumber, iban, phoneNumber, nayapayId } = payout.account;
  return {
    ...{ key: payout.orderId, direction: 'debit', amount: plain(payout.amount), references: [payout.utr ?? ''] },
    accounts: [accountNumber, iban, phoneNumber, nayapayId].filter((one): one is string => typeof one === 'string'),
    ...{ day, firstDay: dayAfter(day, -1), lastDay: dayAfter(day) },
  };
}

function paymentOf(payout: Payout): NonNullable<BankStatementEntry['payment']> {
  const { accountNumber, iban, phoneNumber, nayapayId, name } = payout.account;
  const account = accountNumber ?? iban ?? phoneNumber ?? nayapayId ?? '';
  return {
    ...{ orderId: payout.orderId, amount: plain(payout.amount), utr: payout.utr ?? null, at: paidAt(payout), name },
    account: `••••${account.slice(-4)}`,
  };
}

/** What the imported statements cover; null before the first import. */
export function coverageOf({ entries, statements }: StatementState): StatementCoverage | null {
  const lines = entries.filter(({ _id }) => _id.startsWith('line-'));
  return statementCoverage(
    statements.map(({ _id, from, to, importedAt, opening = null, closing = null }): CoveringStatement => {
      const earlier = lines.map(({ day }) => day).filter((day) => day < from);
      const since = earlier.toSorted().at(-1) ?? from;
      const followsLine = lines.some(
        ({ statementId, balance, day }) =>
          statementId !== _id && typeof balance === 'string' && balance === opening && since <= day && day <= from,
      );
      return { from, to, importedAt: new Date(importedAt), opening, closing, followsLine };
    }),
  );
}

/** Matches all lines with the paid payouts again, keeps the explanations, and adds the payments that no line has. */
export function matchAll(state: StatementState, payouts: readonly Payout[], feeWords: readonly string[]): void {
  const paid = new Map(payouts.filter(isPaid).map((payout) => [payout.orderId, payout]));
  const before = new Map(state.entries.map((entry) => [entry._id, entry]));
  const lines = state.entries.filter(({ _id }) => _id.startsWith('line-'));
  const matches = matchStatement(
    lines.map((entry) => ({
      ...{ id: entry._id, day: entry.day, direction: entry.direction === 'credit' ? 'credit' : 'debit' },
      ...{ amount: entry.amount, reference: entry.reference ?? '', description: entry.description ?? '' },
      account: entry.account ?? '',
    })),
    [...paid.values()].map(paymentToMatch),
    feeWords,
  );
  const settle = (entry: Omit<BankStatementEntry, 'open' | 'difference'>): BankStatementEntry => {
    const known = before.get(entry._id);
    // An explanation is of the kind that the entry had.
    const explained = (known?.kind === entry.kind && known.explained) || null;
    const open = needsExplanation(entry.kind) && explained === null;
    const difference = open ? entryEffect(entry).toString() : '0';
    return { ...entry, explained, open, difference };
  };
  const matched = lines.map((entry) => {
    const { kind = 'unknown-debit', way = null, key = null } = matches.find(({ id }) => id === entry._id) ?? {};
    const payout = key === null ? undefined : paid.get(key);
    return settle({ ...entry, kind, way, payment: payout ? paymentOf(payout) : null });
  });
  const periods = coverageOf(state)?.periods ?? [];
  const isCovered = (at: string) => periods.some(({ from, until }) => from <= new Date(at) && new Date(at) <= until);
  const found = new Set(matched.flatMap(({ kind, payment }) => (kind === 'matched' && payment ? payment.orderId : [])));
  const missing = [...paid.values()]
    .filter((payout) => !found.has(payout.orderId) && isCovered(paidAt(payout)))
    .map((payout) => {
      const payment = paymentOf(payout);
      const day = karachiDayOf(payment.at);
      const _id = `payment-${payout.orderId}`;
      return settle({ _id, kind: 'missing', day, direction: 'debit', amount: payment.amount, payment });
    });
  state.entries = [...matched, ...missing].toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
}
