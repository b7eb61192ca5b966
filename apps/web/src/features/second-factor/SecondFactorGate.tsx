import { useMessages } from '@sarraf/forms/language';
import { useQueryClient } from '@tanstack/react-query';
import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { useSession, useUser } from '../../shared/session/session-context.ts';
import { useUsable } from '../../shared/telemetry/use-usable.ts';
import { EnrolStep } from './EnrolStep.tsx';
import { FactorCard } from './FactorCard.tsx';
import { ProveStep } from './ProveStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { secondFactorMessages } from './second-factor.messages.ts';

/** Second factor in place of a page of administrators: enrol a passkey, or confirm it (product.md S18). Then the page opens. */
export function SecondFactorGate() {
  const messages = useMessages(secondFactorMessages).codes;
  const session = useSession();
  const queries = useQueryClient();
  const { secondFactor } = useUser();
  const [codes, setCodes] = useState<string[] | null>(null);
  useUsable();

  const open = () => {
    // What was refused before has to be asked again.
    void queries.resetQueries({ predicate: ({ state }) => state.status === 'error' });
    session.updateUser({ secondFactor: 'done' });
  };
  if (codes) {
    return (
      <FactorCard icon={<LifeBuoy />} title={messages.title} lead={messages.lead} takesFocus>
        <RecoveryCodes codes={codes} onKept={open} />
      </FactorCard>
    );
  }
  return secondFactor === 'missing' ? <EnrolStep onEnrolled={setCodes} /> : <ProveStep onProven={open} />;
}
