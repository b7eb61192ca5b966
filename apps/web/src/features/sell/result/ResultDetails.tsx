import type { Order } from '@sarraf/api-client';
import { explorerLink, orderTone, transferTone } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { AddressText, KeyValueList, LeaderRow, StatusBadge, TextLink } from '@sarraf/ui';
import type { ReactNode } from 'react';
import type { FactKey, ResultFact } from './result-facts.ts';
import { sellMessages } from '../sell.messages.ts';

export interface ResultDetailsProps {
  /** Null before the first successful poll. */
  order: Order | null;
  facts: readonly ResultFact[];
}

/** Rows with names or words, which may be in any script; every other row is a number. */
const NAMES: ReadonlySet<FactKey> = new Set(['network', 'source', 'method', 'holder', 'returned']);
/** Rows with numbers that must not be translated, since people compare them digit by digit. */
const CODES: ReadonlySet<FactKey> = new Set(['phone', 'account', 'iban']);

function HashLink({ order, hash }: { order: Order | null; hash: string }) {
  const messages = useMessages(sellMessages);
  const link = order && explorerLink(order.network, hash, order.explorerUrl);
  const text = <AddressText form="short" value={hash} />;
  if (!link) return text;
  return (
    <TextLink tone="info" reach href={link} newTabLabel={messages.result.opensExplorer}>
      {text}
    </TextLink>
  );
}

/** Value of a row as an element. */
function renderFact({ key, text }: ResultFact, order: Order | null): ReactNode {
  switch (key) {
    case 'orderId':
    case 'utr':
      return (
        <bdi dir="ltr" translate="no" className="text-xs">
          {text}
        </bdi>
      );
    case 'status':
      return <StatusBadge tone={orderTone(order?.status ?? '')}>{text}</StatusBadge>;
    case 'transfer':
      return <StatusBadge tone={transferTone(order?.transfer_status ?? '')}>{text}</StatusBadge>;
    case 'address':
      return <AddressText form="short" value={text} />;
    case 'hash':
      return <HashLink order={order} hash={text} />;
    default:
      if (NAMES.has(key)) return <bdi translate="no">{text}</bdi>;
      return (
        <bdi dir="ltr" translate={CODES.has(key) ? 'no' : undefined}>
          {text}
        </bdi>
      );
  }
}

/** Rows of a result, label and value joined by leader dots. */
export function ResultDetails({ order, facts }: ResultDetailsProps) {
  return (
    <KeyValueList>
      {facts.map((fact) => (
        <LeaderRow key={fact.key} label={fact.label} value={renderFact(fact, order)} />
      ))}
    </KeyValueList>
  );
}
