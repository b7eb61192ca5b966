import { RecoveryCodeForm } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { Button, toast } from '@sarraf/ui';
import { KeyRound, LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { useAdminApi } from '../../shared/api/admin-api-context.ts';
import { submitResult } from '../../shared/api/failure.ts';
import { FactorCard } from './FactorCard.tsx';
import { FactorNotice } from './FactorNotice.tsx';
import { usePasskeys } from './passkeys.ts';
import { secondFactorMessages } from './second-factor.messages.ts';
import { Unsupported } from './Unsupported.tsx';
import { useFactorFault, useProof } from './use-second-factor.ts';

export interface ProveStepProps {
  /** Called when the second factor is confirmed. */
  onProven: () => void;
}

/** Confirmation with a recovery code. */
function RecoveryStep({ onProven, onUsePasskey }: ProveStepProps & { onUsePasskey: () => void }) {
  const messages = useMessages(secondFactorMessages);
  const api = useAdminApi();
  const send = async (code: string) => {
    const { data } = await api.enterRecoveryCode({ code });
    toast(messages.codesLeft({ n: data.recoveryCodesLeft }), { tone: 'notice' });
    onProven();
  };
  return (
    <FactorCard icon={<LifeBuoy />} title={messages.recovery.title} lead={messages.recovery.lead} takesFocus>
      <RecoveryCodeForm
        onSubmit={({ code }) => submitResult(send(code), messages.failures.server)}
        onUsePasskey={onUsePasskey}
      />
    </FactorCard>
  );
}

/** Confirmation of the second factor: one button, or a recovery code instead (product.md S18). */
export function ProveStep({ onProven }: ProveStepProps) {
  const messages = useMessages(secondFactorMessages);
  const isSupported = usePasskeys().isSupported();
  const { mutateAsync, isPending, error } = useProof();
  const fault = useFactorFault(error);
  const [way, setWay] = useState<'passkey' | 'recovery' | 'passkey-again'>('passkey');
  if (way === 'recovery') return <RecoveryStep onProven={onProven} onUsePasskey={() => setWay('passkey-again')} />;
  return (
    <FactorCard
      icon={<KeyRound />}
      title={messages.prove.title}
      lead={messages.prove.lead}
      takesFocus={way === 'passkey-again'}
    >
      <div className="flex flex-col gap-3">
        <FactorNotice fault={fault} />
        {isSupported ? (
          <Button
            fullWidth
            busy={isPending}
            busyLabel={messages.waiting}
            onClick={() => void mutateAsync().then(onProven, () => {})}
          >
            {messages.prove.submit}
          </Button>
        ) : (
          <Unsupported />
        )}
        <Button
          variant={isSupported ? 'quiet' : 'primary'}
          fullWidth
          disabled={isPending}
          onClick={() => setWay('recovery')}
        >
          {messages.prove.recovery}
        </Button>
      </div>
      <p className="text-sm text-pretty text-ink-3">{messages.prove.lost}</p>
    </FactorCard>
  );
}
