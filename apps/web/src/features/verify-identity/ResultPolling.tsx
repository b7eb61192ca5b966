import { useMessages } from '@sarraf/forms/language';
import { Notice, Spinner } from '@sarraf/ui';
import { verifyIdentityMessages } from './verify-identity.messages.ts';

/** Says that the page is asking for the result, or that the latest question failed. */
export function ResultPolling({ failed }: { failed: boolean }) {
  const messages = useMessages(verifyIdentityMessages);
  return (
    // Always mounted: a live region that is mounted with its text is not announced.
    <div role="status">
      {failed ? (
        <Notice tone="notice">{messages.unanswered}</Notice>
      ) : (
        <Spinner role="presentation" label={messages.asking} showLabel />
      )}
    </div>
  );
}
