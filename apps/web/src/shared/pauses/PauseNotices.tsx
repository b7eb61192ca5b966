import { Notice } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../api/api-context.ts';
import { pausesQuery } from '../queries/pauses.query.ts';

const PARTS = ['sales', 'payouts'] as const;

export interface PauseNoticesProps {
  /** What a pause of each part means for the reader; a part without a message is not shown. */
  messages: Partial<Record<(typeof PARTS)[number], { title: string; text: string }>>;
  /** Link under each notice. */
  action?: ReactNode;
  className?: string;
}

/** Notices while the operator has paused sales or payouts: what it means, and the reason (product.md R54). Empty while nothing is paused. */
export function PauseNotices({ messages, action, className = '' }: PauseNoticesProps) {
  const { data } = useQuery(pausesQuery(useApi()));
  return (
    // The live region must be mounted before its text, or screen readers do not announce it.
    <div role="status" data-part="pauses" className={`flex flex-col gap-3 ${className}`}>
      {PARTS.map((part) => {
        const reason = data?.[part] ?? null;
        const message = messages[part];
        return (
          message &&
          reason !== null && (
            <Notice key={part} tone="notice" title={message.title} action={action}>
              <p>{message.text}</p>
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
