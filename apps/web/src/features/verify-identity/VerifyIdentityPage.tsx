import type { IdentityCheck } from '@sarraf/api-client';
import { maskedAadhaar, secondsLeft } from '@sarraf/domain';
import { OtpForm } from '@sarraf/forms';
import { useLanguage, useMessages } from '@sarraf/forms/language';
import { Skeleton, SkeletonGroup, Spinner } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api-context.ts';
import { useClock } from '../../shared/time/clock.ts';
import { EntryHeading } from '../../shared/layout/EntryHeading.tsx';
import { useUsable } from '../../shared/telemetry/use-usable.ts';
import { identityQuery } from './identity-start.query.ts';
import { NumberStep } from './NumberStep.tsx';
import { RedirectStep } from './RedirectStep.tsx';
import { useVerification } from './use-verification.ts';
import { verifyIdentityMessages } from './verify-identity.messages.ts';
import { WaitStep } from './WaitStep.tsx';

/** The steps of a verification, beginning with the one that the server knows. */
function Verification({ initial }: { initial: IdentityCheck | null }) {
  const messages = useMessages(verifyIdentityMessages);
  const verification = useVerification(initial);
  const { number, sent, check, view, attempt, isUnanswered: failed, changeNumber } = verification;
  const resendInSeconds = useClock((nowMs) => (sent ? secondsLeft(sent.resendAt, nowMs) : 0));
  useUsable();

  if (sent) {
    return (
      <>
        <EntryHeading title={messages.code.title} />
        <OtpForm
          kind="aadhaar"
          sentTo={maskedAadhaar(sent.aadhaarNumber)}
          resendInSeconds={resendInSeconds}
          onSubmit={({ otp }) => verification.verify(otp)}
          onResend={verification.resend}
          onChangeNumber={changeNumber}
        />
      </>
    );
  }
  switch (view.step) {
    case 'number':
      return (
        <NumberStep
          number={number}
          refused={view.refused}
          consent={verification.consent}
          onRequest={verification.request}
        />
      );
    case 'redirect':
      return (
        <RedirectStep
          key={attempt.id}
          check={check}
          link={view.link}
          wasThere={!attempt.isNew}
          failed={failed}
          onChangeNumber={changeNumber}
        />
      );
    case 'wait':
      return <WaitStep check={check} failed={failed} onChangeNumber={changeNumber} />;
    case 'verified':
      return (
        <>
          <EntryHeading title={messages.success} takesFocus />
          <Spinner label={messages.opening} showLabel />
        </>
      );
    default:
      return view satisfies never;
  }
}

/** Skeleton of the first step, while it is not known which one it is. */
function StartSkeleton() {
  const messages = useMessages(verifyIdentityMessages);
  return (
    <>
      <EntryHeading title={messages.number.title} lead={messages.number.lead} />
      <SkeletonGroup label={messages.loading} className="flex flex-col gap-5">
        <Skeleton className="w-32" />
        <Skeleton shape="block" className="h-14 w-full" />
        <Skeleton className="w-full" />
        <Skeleton shape="block" className="h-13 w-full" />
      </SkeletonGroup>
    </>
  );
}

/**
 * Identity verification with an Aadhaar number (product.md S4). Begins where the verification stands on the server, so that a reload and
 * the way back from the provider's page lose nothing. After success, the guards redirect.
 */
export function VerifyIdentityPage() {
  const start = useQuery(identityQuery(useApi(), useLanguage()));
  // A query without data is pending again when it is asked again after a failure: by then the form is in use.
  const isFirst = start.isPending && start.errorUpdateCount === 0;
  return isFirst ? <StartSkeleton /> : <Verification initial={start.data?.check ?? null} />;
}
