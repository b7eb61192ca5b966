import type { OwnWithdrawal } from '@sarraf/api-client';
import { explorerLink } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { AddressText, StatusBadge, TextLink } from '@sarraf/ui';
import { walletMessages } from './wallet.messages.ts';
import { stateOf } from './wallet-view.ts';

/** State, network and address of a withdrawal, with its hash once sent or the reason if refused. */
export function Withdrawal({ withdrawal }: { withdrawal: OwnWithdrawal }) {
  const messages = useMessages(walletMessages);
  const { text, tone } = stateOf(withdrawal);
  const { network, address, hash, reason } = withdrawal;
  const link = hash && explorerLink(network, hash);
  return (
    <div className="mt-1 flex flex-col gap-1 text-sm text-ink-2">
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge tone={tone}>
          <bdi>{text}</bdi>
        </StatusBadge>
        <bdi translate="no">{network.toUpperCase()}</bdi>
        <AddressText form="short" value={address} />
      </p>
      {hash && (
        <p className="flex flex-wrap items-center gap-2">
          <span>{messages.hash}</span>{' '}
          {link ? (
            <TextLink tone="info" reach href={link} newTabLabel={messages.opensExplorer}>
              <AddressText form="short" value={hash} />
            </TextLink>
          ) : (
            <AddressText form="short" value={hash} />
          )}
        </p>
      )}
      {reason && (
        <p className="wrap-anywhere">
          <bdi>{reason}</bdi>
        </p>
      )}
    </div>
  );
}
