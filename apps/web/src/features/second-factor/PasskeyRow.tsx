import type { Passkey } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { Button } from '@sarraf/ui';
import { KeyRound } from 'lucide-react';
import { RelativeTime } from '../../shared/time/RelativeTime.tsx';
import { secondFactorMessages } from './second-factor.messages.ts';

export interface PasskeyRowProps {
  passkey: Passkey;
  /** Whether it may be removed: the last passkey stays. */
  removable: boolean;
  disabled: boolean;
  onRemove: () => void;
}

/** A passkey of the administrator: name, when it was added and last used. Renders a `<li>`. */
export function PasskeyRow({ passkey, removable, disabled, onRemove }: PasskeyRowProps) {
  const { own } = useMessages(secondFactorMessages);
  const { createdAt, lastUsedAt } = passkey;
  const name = passkey.name?.trim() || own.unnamed;
  return (
    <li className="flex items-center gap-3 border-t border-dashed border-line py-3 first:border-t-0 first:pt-0">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-xs text-ink-3">
          <span>{own.added} </span>
          <RelativeTime iso={createdAt} />
          <span> · </span>
          {lastUsedAt ? (
            <>
              <span>{own.lastUsed} </span>
              <RelativeTime iso={lastUsedAt} />
            </>
          ) : (
            <span>{own.neverUsed}</span>
          )}
        </p>
      </div>
      {removable && (
        <Button size="sm" variant="quiet" disabled={disabled} aria-label={own.removeName({ name })} onClick={onRemove}>
          {own.remove}
        </Button>
      )}
    </li>
  );
}
