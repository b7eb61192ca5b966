import { useMessages } from '@sarraf/forms/language';
import { TextLink } from '@sarraf/ui';
import { CircleUserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { historyMessages } from './history.messages.ts';
import type { OwnerView } from './history-row.ts';

export interface OwnerLinkProps {
  owner: OwnerView;
}

/** Link to the profile of an order's owner, for administrators (product.md S12). Does not open the row around it. */
export function OwnerLink({ owner }: OwnerLinkProps) {
  const messages = useMessages(historyMessages);
  const { userId, name, mobile } = owner;
  return (
    <TextLink
      standalone
      className="group max-w-full gap-2! text-sm no-underline!"
      render={(slot) => (
        <Link
          {...slot}
          aria-label={messages.owner({ name: `${name} ${mobile}`.trim() })}
          to={`/dashboard/profile/${encodeURIComponent(userId)}`}
        />
      )}
    >
      <CircleUserRound aria-hidden="true" className="size-5 shrink-0" />
      <span className="flex min-w-0 flex-wrap gap-x-2">
        <bdi className="underline decoration-1 underline-offset-4 wrap-anywhere group-hover:decoration-2">{name}</bdi>
        <bdi dir="ltr" translate="no" className="min-w-0 font-medium text-ink-2">
          {mobile}
        </bdi>
      </span>
    </TextLink>
  );
}
