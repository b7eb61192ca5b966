import type { BankStatementCoverage, BankStatementEntry, RupeeReconciliation } from '@sarraf/api-client';
import { decimal, formatRupees, shortOrderId, statusLabel } from '@sarraf/domain';
import type { Tone } from '@sarraf/ui';
import type { StatementFilter } from '../../../shared/desk/desk-address.ts';
import { calendarText } from '../../../shared/time/date-text.ts';
import { rupeesMessages } from './rupees.messages.ts';

const TONES = new Map<string, Tone>([
  ['matched', 'positive'],
  ['fee', 'neutral'],
]);

/** Name of a kind of entry, or of a filter; an unknown kind is shown by its own name. */
export function kindText(kind: string): string {
  const texts: Readonly<Record<string, string>> = rupeesMessages.current.kinds;
  return (Object.hasOwn(texts, kind) ? texts[kind] : undefined) ?? statusLabel(kind);
}

/** Tone of an entry: one that needs a person is a warning. */
export const entryTone = ({ kind, open }: Pick<BankStatementEntry, 'kind' | 'open'>): Tone =>
  TONES.get(kind) ?? (open ? 'notice' : 'neutral');

/** Amount of an entry with its sign: out of the account is negative. */
export const signedRupees = ({ amount, direction }: Pick<BankStatementEntry, 'amount' | 'direction'>): string =>
  `${direction === 'credit' ? '+' : '\u2212'} ${formatRupees(amount)}`;

/** Days in words: one day, or from one to another. */
export function daysText({ from, to }: { from: string; to: string }): string {
  const messages = rupeesMessages.current;
  return from === to ? calendarText(from) : messages.days({ from: calendarText(from), to: calendarText(to) });
}

/** Gaps between the statements in one sentence; null if there are none. */
export const gapsText = ({ gaps }: BankStatementCoverage): string | null =>
  gaps.length === 0 ? null : rupeesMessages.current.gaps({ days: gaps.map(daysText).join(', ') });

/** Statements that do not begin with the balance before them, in one sentence; null if there are none. */
export const breaksText = ({ breaks }: BankStatementCoverage): string | null =>
  breaks.length === 0
    ? null
    : rupeesMessages.current.breaks({
        days: breaks
          .map(({ day, difference }) => `${calendarText(day)} (${formatRupees(decimal(difference).abs())})`)
          .join(', '),
      });

/** Name of the filter in the message table. */
export const filterName = (filter: StatementFilter) => filter ?? 'all';

/** What the books and the bank say together, in words. */
export interface Verdict {
  tone: Tone;
  title: string;
  text: string;
}

/** Whether the bank and our books agree, in words; null before the first import. */
export function verdictOf({ to, open, difference }: RupeeReconciliation): Verdict | null {
  if (!to) return null;
  const messages = rupeesMessages.current;
  const day = calendarText(to);
  const apart = decimal(difference ?? 0);
  if (apart.eq(0) && (open ?? 0) === 0) {
    return { tone: 'positive', title: messages.agree({ day }), text: messages.agreeMore };
  }
  const amount = formatRupees(apart.abs());
  const sums = apart.eq(0) ? messages.noDifference : messages[apart.gt(0) ? 'booksMore' : 'bankMore']({ amount });
  return { tone: 'notice', title: messages.open({ n: open ?? 0, day }), text: sums };
}

/** Payment of an entry in words. */
export const paymentText = ({ orderId, name }: NonNullable<BankStatementEntry['payment']>): string =>
  rupeesMessages.current.payoutOf({ order: shortOrderId(orderId), name: name ?? undefined });
