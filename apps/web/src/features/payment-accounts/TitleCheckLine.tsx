import type { BankAccount } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { useUser } from '../../shared/session/session-context.ts';
import { paymentAccountsMessages } from './payment-accounts.messages.ts';

const LINE = 'mt-4 flex items-start gap-2 text-sm';
const ICON = 'mt-0.5 size-4 shrink-0';

/**
 * Result of the title check of an account (product.md R52): only a name that the bank told is shown as good. Renders nothing while the check
 * is off.
 */
export function TitleCheckLine({ account: { title, titleCheck: check } }: { account: BankAccount }) {
  const { check: messages } = useMessages(paymentAccountsMessages);
  const { name, nameVerified } = useUser();
  switch (check) {
    case 'match':
      if (!title) return <NeutralLine check={check} text={messages.typed} />;
      return (
        <p data-part="title-check" data-check={check} className={`${LINE} text-positive`}>
          <CircleCheck aria-hidden="true" className={ICON} />
          <span className="min-w-0">{messages.match}</span>
        </p>
      );
    case 'mismatch':
      return (
        <p data-part="title-check" data-check={check} className={`${LINE} font-medium text-notice`}>
          <TriangleAlert aria-hidden="true" className={ICON} />
          <bdi className="min-w-0">{messages.mismatch({ name: name ?? '' })}</bdi>
        </p>
      );
    case undefined:
    case null:
      return null;
    default:
      return <NeutralLine check="unchecked" text={nameVerified ? messages.unchecked : messages.unverified} />;
  }
}

const NeutralLine = ({ check, text }: { check: string; text: string }) => (
  <p data-part="title-check" data-check={check} className={`${LINE} text-ink-2`}>
    <CircleHelp aria-hidden="true" className={ICON} />
    <span className="min-w-0">{text}</span>
  </p>
);
