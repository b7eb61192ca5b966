import type { BankStatementEntry } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { Button, StatusBadge, TextLink } from '@sarraf/ui';
import { Link } from 'react-router-dom';
import { deskSearch } from '../../../shared/desk/desk-address.ts';
import { calendarText } from '../../../shared/time/date-text.ts';
import { RelativeTime } from '../../../shared/time/RelativeTime.tsx';
import { deskMessages } from '../desk.messages.ts';
import type { ActFault } from '../use-desk-act.ts';
import { EntryFault } from './EntryFault.tsx';
import { rupeesMessages } from './rupees.messages.ts';
import { entryTone, kindText, paymentText, signedRupees } from './statement-text.ts';

export interface StatementEntryProps {
  entry: BankStatementEntry;
  busy: boolean;
  disabled: boolean;
  /** Why the last explanation was not saved; null without a fault. */
  fault: ActFault | null;
  /** Opens the dialog of the explanation. */
  onExplain: () => void;
}

/** Text of the bank, isolated from the direction of the page. */
const Cell = ({ children }: { children: string }) => (
  <bdi dir="auto" translate="no">
    {children}
  </bdi>
);

/** Link to the payout of an entry, after a sentence that says what the payout has to do with it. */
function Payment({ entry: { kind, payment } }: Pick<StatementEntryProps, 'entry'>) {
  const messages = useMessages(rupeesMessages);
  if (!payment) return null;
  const hints = new Map([
    ['unknown-credit', messages.returnedPayout],
    ['unknown-debit', messages.namedPayout],
  ]);
  const hint = hints.get(kind);
  return (
    <p className="text-sm">
      {hint && <span className="me-2 text-ink-2">{hint}</span>}
      <TextLink
        reach
        tone="ink"
        render={(slot) => <Link {...slot} to={{ search: deskSearch({ status: null, order: payment.orderId }) }} />}
      >
        {paymentText(payment)}
      </TextLink>
    </p>
  );
}

/** Row of an entry of the bank statement: amount, kind, day, the bank's words, the payout, and the explanation. */
export function StatementEntry({ entry, busy, disabled, fault, onExplain }: StatementEntryProps) {
  const messages = useMessages(rupeesMessages);
  const { somebody } = useMessages(deskMessages);
  const { kind, open, day, direction, reference, description, account, payment, line, explained, way } = entry;
  const figure = signedRupees(entry);
  const about = { amount: figure, day: calendarText(day) };
  // A missing payment has no words of the bank, but its own UTR and account.
  const words = [reference ?? payment?.utr, description, account ?? payment?.account].filter(
    (text): text is string => text !== undefined && text !== null && text !== '',
  );
  return (
    <article
      aria-label={`${figure}, ${about.day}`}
      className="flex flex-col gap-x-4 gap-y-2 px-5 py-3.5 sm:flex-row sm:items-start sm:justify-between"
    >
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <bdi dir="ltr" className="text-lg font-bold">
            {figure}
          </bdi>
          <span className="sr-only">{direction === 'credit' ? messages.in : messages.out}</span>
          <StatusBadge tone={entryTone(entry)}>{kindText(kind)}</StatusBadge>
          {explained && <StatusBadge tone="positive">{messages.explained}</StatusBadge>}
        </p>
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-2 wrap-anywhere">
          <bdi className="font-semibold text-ink">{about.day}</bdi>
          {words.map((text, at) => (
            <Cell key={`${at} ${text}`}>{text}</Cell>
          ))}
          {line !== undefined && line !== null && <span className="text-ink-3">{messages.line({ n: line })}</span>}
        </p>
        <Payment entry={entry} />
        {way === 'amount' && <p className="text-xs text-ink-3">{messages.byAmount}</p>}
        {explained && (
          <p className="text-sm wrap-anywhere">
            <bdi>{explained.reason}</bdi>
            <span className="block text-xs text-ink-3">
              <span>{messages.explainedBy({ name: explained.by?.name ?? somebody })}</span>
              <span> · </span>
              <RelativeTime iso={explained.at} />
            </span>
          </p>
        )}
        {fault && <EntryFault fault={fault} />}
      </div>
      {(open || explained) && (
        <Button
          variant={open ? 'secondary' : 'quiet'}
          size="sm"
          className={open ? 'max-sm:w-full' : '-mx-4 max-sm:self-start'}
          busy={busy}
          disabled={disabled}
          aria-label={open ? messages.explainFor(about) : messages.changeFor(about)}
          onClick={onExplain}
        >
          {open ? messages.explain.label : messages.explainAgain}
        </Button>
      )}
    </article>
  );
}
