import { useMessages } from '@sarraf/forms/language';
import { Notice } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api-context.ts';
import { pausesQuery } from '../../shared/queries/pauses.query.ts';
import { shellMessages } from './shell.messages.ts';

const PARTS = ['sales', 'payouts'] as const;

/** Banner for sellers while the operator has paused sales or payouts: what it means for their money, and the reason (product.md S5). */
export function PauseBanner() {
  const messages = useMessages(shellMessages).pauses;
  const { data } = useQuery(pausesQuery(useApi()));
  return (
    // The live region must be mounted before its text, or screen readers do not announce it.
    <div role="status" data-part="pauses">
      {PARTS.map((part) => {
        const reason = data?.[part] ?? null;
        return (
          reason !== null && (
            <Notice key={part} tone="notice" title={messages[part].title} className="mt-3">
              <p>{messages[part].text}</p>
              <p className="mt-1">
                <bdi>{reason}</bdi>
              </p>
            </Notice>
          )
        );
      })}
    </div>
  );
}
