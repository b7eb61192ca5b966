import type { Unswept } from '@sarraf/api-client';
import { explorerLink, formatUsdt } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { AddressText, TextLink } from '@sarraf/ui';
import { RelativeTime } from '../../../shared/time/RelativeTime.tsx';
import { deskMessages } from '../desk.messages.ts';
import { reconciliationMessages } from './reconciliation.messages.ts';

/** Recorded sweeps that the blockchain does not show yet: who, when, and the transaction. Renders nothing without any. */
export function UnconfirmedSweeps({ unswept }: { unswept: readonly Unswept[] }) {
  const all = useMessages(deskMessages);
  const messages = useMessages(reconciliationMessages).unconfirmed;
  const rows = unswept.flatMap(({ networkId, address, unconfirmed }) =>
    (unconfirmed ?? []).map((sweep) => ({ ...sweep, networkId, address })),
  );
  if (rows.length === 0) return null;
  return (
    <section className="mt-4 rounded-card border border-line bg-surface p-5 lg:p-6">
      <h3 className="text-base font-bold">{messages.title}</h3>
      <p className="text-sm text-ink-2">{messages.message}</p>
      <ul className="mt-2 text-sm">
        {rows.map(({ hash, amount, at, by, networkId, address }) => {
          const link = explorerLink(networkId, hash);
          const text = <AddressText value={hash} form="short" />;
          return (
            <li
              key={`${hash} ${address}`}
              className="flex flex-wrap items-center justify-between gap-x-4 border-t border-dashed border-line py-3 first:border-t-0"
            >
              <span className="flex flex-wrap items-center gap-x-2">
                <bdi dir="ltr" className="font-semibold">{`${formatUsdt(amount)} ${all.unit}`}</bdi>
                <AddressText value={address} form="short" />
                <bdi className="text-xs text-ink-3">{networkId.toUpperCase()}</bdi>
              </span>
              <span className="flex flex-wrap items-center gap-x-2 text-xs text-ink-2">
                <bdi>{by?.name ?? all.somebody}</bdi>
                <RelativeTime iso={at} />
                {link ? (
                  <TextLink tone="info" standalone href={link} newTabLabel={all.explorer}>
                    {text}
                  </TextLink>
                ) : (
                  text
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
