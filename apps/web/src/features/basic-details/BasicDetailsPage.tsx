import { ApiError } from '@sarraf/api-client';
import { destinationAfterLogin } from '@sarraf/domain';
import { BasicDetailsForm, formMessages, type BasicDetailsValues } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { useNavigate } from 'react-router-dom';
import { submitResult } from '../../shared/api/failure.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { EntryHeading } from '../../shared/layout/EntryHeading.tsx';
import { useExclusiveMutation } from '../../shared/api/use-exclusive-mutation.ts';
import { useSession, useUser } from '../../shared/session/session-context.ts';
import { useUsable } from '../../shared/telemetry/use-usable.ts';
import { basicDetailsMessages } from './basic-details.messages.ts';

const MINUTE_MS = 60_000;

/** Today's date in the device's time zone, `YYYY-MM-DD`. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 10);
}

/** The Basic Information page (product.md S3). */
export function BasicDetailsPage() {
  const { failures } = useMessages(formMessages);
  const messages = useMessages(basicDetailsMessages);
  const api = useApi();
  const session = useSession();
  const user = useUser();
  const navigate = useNavigate();
  useUsable();

  const saving = useExclusiveMutation({
    mutationFn: (values: BasicDetailsValues) => api.updateDetails(values),
    onSuccess: (saved) => {
      session.updateUser(saved.user);
      // To the dashboard (product.md R1), or directly to the page that the guards would redirect to from there.
      void navigate(destinationAfterLogin({ ...user, ...saved.user }), { replace: true });
    },
  });

  return (
    <>
      <EntryHeading title={messages.title} lead={messages.lead} />
      <BasicDetailsForm
        today={today()}
        initialValues={{
          fullName: user.name ?? '',
          email: user.email ?? '',
          birthdate: user.birthdate ?? '',
          pincode: user.pincode ?? '',
        }}
        onSubmit={(values) =>
          submitResult(saving.mutateAsync(values), (error) =>
            error instanceof ApiError && error.kind === 'refused' ? failures.saveDetails : failures.saveDetailsRetry,
          )
        }
      />
    </>
  );
}
