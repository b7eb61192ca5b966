import { Notice } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../api/api-context.ts';
import { pausesQuery } from '../queries/pauses.query.ts';

const PARTS = ['sales', 'payouts'] as const;

/** What a pause means for the reader. */
interface PauseMessage {
  title: string;
  text: string;
}

export interface PauseNoticesProps {
  /** Messages about each part; a part without a message is not shown. */
  messages?: Partial<Record<(typeof PARTS)[number], PauseMessage>>;
  /** Message about a pause of this network. */
  network?: PauseMessage & { id: string };
  /** Link under each notice. */
  action?: ReactNode;
  className?: string;
}

/** Notices while the operator has paused sales, payouts or a network: what it means, and the reason (product.md R54). Empty while nothing is paused. */
export function PauseNotices({ messages = {}, network, action, className = '' }: PauseNoticesProps) {
  const { data } = useQuery(pausesQuery(useApi()));
  const paused = [
    ...PARTS.map((part) => ({ id: part, message: messages[part], reason: data?.[part] ?? null })),
    { id: 'network', message: network, reason: data?.networks[network?.id ?? ''] ?? null },
  ];
  return (
    // The live region must be mounted before its text, or screen readers do not announce it.
    <div role="status" data-part="pauses" className={`flex flex-col gap-3 ${className}`}>
      {paused.map(
        ({ id, message, reason }) =>
          message &&
          reason !== null && (
            <Notice key={id} tone="notice" title={message.title} action={action}>
              <p>{message.text}</p>
              <p className="mt-1">
                <bdi>{reason}</bdi>
              </p>
            </Notice>
          ),
      )}
    </div>
  );
}
