import { useMessages } from '@sarraf/forms/language';
import { Notice } from '@sarraf/ui';
import { secondFactorMessages } from './second-factor.messages.ts';

/** Notice of a browser without passkeys. */
export function Unsupported() {
  const { unsupported } = useMessages(secondFactorMessages);
  return (
    <Notice tone="notice" title={unsupported.title}>
      {unsupported.message}
    </Notice>
  );
}
