import { useMessages } from '@sarraf/forms/language';
import { useAdminApi } from '../../shared/api/admin-api-context.ts';
import { failureText } from '../../shared/api/failure.ts';
import { useExclusiveMutation } from '../../shared/api/use-exclusive-mutation.ts';
import { browserName } from './browser-name.ts';
import { PasskeyError, usePasskeys } from './passkeys.ts';
import { secondFactorMessages } from './second-factor.messages.ts';

/** Failure of a passkey as a message; a cancelled request is no error. */
export interface FactorFault {
  tone: 'notice' | 'negative';
  message: string;
}

/** Message for a failed passkey, of the device or the server; null for none. */
export function useFactorFault(error: Error | null): FactorFault | null {
  const { failures } = useMessages(secondFactorMessages);
  if (!error) return null;
  if (error instanceof PasskeyError) {
    return { tone: error.why === 'failed' ? 'negative' : 'notice', message: failures[error.why] };
  }
  return { tone: 'negative', message: failureText(error, failures.server) };
}

/** Enrols a passkey of this device. */
export function useEnrol() {
  const api = useAdminApi();
  const passkeys = usePasskeys();
  return useExclusiveMutation({
    mutationFn: async () => {
      const { data } = await api.beginPasskey();
      const credential = await passkeys.create(data);
      const name = browserName(navigator.userAgent);
      return api.finishPasskey({ credential, ...(name && { name }) });
    },
  });
}

/** Confirms the second factor with a passkey of this device. */
export function useProof() {
  const api = useAdminApi();
  const passkeys = usePasskeys();
  return useExclusiveMutation({
    mutationFn: async () => {
      const { data } = await api.beginSecondFactor();
      return api.finishSecondFactor({ credential: await passkeys.get(data) });
    },
  });
}
