import type { IdentityCheck } from '@sarraf/api-client';
import { maskedAadhaar, parseServerTime } from '@sarraf/domain';
import { formMessages } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { KeyValueList, LeaderRow, Slip, SlipSection, SlipTear } from '@sarraf/ui';
import type { ReactNode } from 'react';
import { now } from '../../shared/time/clock.ts';
import { asOfText } from '../../shared/time/date-text.ts';
import { verifyIdentityMessages } from './verify-identity.messages.ts';

export interface CheckSlipProps {
  check: IdentityCheck | null;
  /** Content above the facts. */
  children?: ReactNode;
}

/** Facts of a verification that has begun: the masked number, and when the provider's page closes. */
export function CheckSlip({ check, children }: CheckSlipProps) {
  const messages = useMessages(verifyIdentityMessages);
  const { aadhaar } = useMessages(formMessages);
  const closesMs = check?.expiresAt ? parseServerTime(check.expiresAt) : null;
  return (
    <Slip>
      {children && (
        <>
          <SlipSection>{children}</SlipSection>
          <SlipTear />
        </>
      )}
      <SlipSection>
        <KeyValueList>
          {check?.last4 && (
            <LeaderRow
              label={aadhaar.label}
              value={
                <bdi dir="ltr" translate="no">
                  {maskedAadhaar(check.last4)}
                </bdi>
              }
            />
          )}
          {closesMs !== null && <LeaderRow label={messages.openUntil} value={asOfText(closesMs, now())} />}
        </KeyValueList>
      </SlipSection>
    </Slip>
  );
}
