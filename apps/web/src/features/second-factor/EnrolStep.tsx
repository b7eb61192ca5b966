import { useMessages } from '@sarraf/forms/language';
import { Button } from '@sarraf/ui';
import { Fingerprint, Globe, KeyRound, LifeBuoy } from 'lucide-react';
import { FactorCard } from './FactorCard.tsx';
import { FactorNotice } from './FactorNotice.tsx';
import { usePasskeys } from './passkeys.ts';
import { secondFactorMessages } from './second-factor.messages.ts';
import { Unsupported } from './Unsupported.tsx';
import { useEnrol, useFactorFault } from './use-second-factor.ts';

const FACTS = [
  ['device', Fingerprint],
  ['site', Globe],
  ['codes', LifeBuoy],
] as const;

export interface EnrolStepProps {
  /** Called with the recovery codes. */
  onEnrolled: (recoveryCodes: string[]) => void;
}

/** Enrolment of the first passkey: what it is, and one button (product.md S18). */
export function EnrolStep({ onEnrolled }: EnrolStepProps) {
  const messages = useMessages(secondFactorMessages);
  const isSupported = usePasskeys().isSupported();
  const { mutateAsync, isPending, error } = useEnrol();
  const fault = useFactorFault(error);
  const enrol = () =>
    mutateAsync().then(
      ({ recoveryCodes }) => onEnrolled(recoveryCodes ?? []),
      () => {},
    );
  return (
    <FactorCard icon={<KeyRound />} title={messages.enrol.title} lead={messages.enrol.lead}>
      <ul className="flex flex-col gap-4">
        {FACTS.map(([key, Icon]) => (
          <li key={key} className="flex gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-3" />
            <div className="min-w-0 text-sm">
              <p className="font-bold">{messages.enrol.facts[key].title}</p>
              <p className="text-pretty text-ink-2">{messages.enrol.facts[key].text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-3">
        <FactorNotice fault={fault} />
        {isSupported ? (
          <Button fullWidth busy={isPending} busyLabel={messages.waiting} onClick={() => void enrol()}>
            {messages.enrol.submit}
          </Button>
        ) : (
          <Unsupported />
        )}
      </div>
    </FactorCard>
  );
}
