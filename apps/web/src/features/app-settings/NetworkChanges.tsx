import type { NewNetwork } from '@sarraf/api-client';
import { formatLimit, networkChanges, type NetworkChange, type NetworkField } from '@sarraf/domain';
import { PauseChange } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { BeforeAfter } from '@sarraf/ui';
import { appSettingsMessages } from './app-settings.messages.ts';

const LINE = 'flex flex-wrap items-baseline gap-x-2';

function FieldChange({ field, before, after }: { field: NetworkField; before: NewNetwork; after: NewNetwork }) {
  const { networkChange: messages, becomes } = useMessages(appSettingsMessages);
  if (field === 'pausedReason') {
    return <PauseChange before={before.pausedReason ?? null} after={after.pausedReason ?? null} />;
  }
  if (field === 'logo') return <span>{messages.logoChanged}</span>;
  const show = (network: NewNetwork) => {
    if (field === 'name') return network.name;
    return formatLimit(network[field]);
  };
  return <BeforeAfter before={show(before)} after={show(after)} becomes={becomes} />;
}

function Row({ change }: { change: NetworkChange<NewNetwork> }) {
  const messages = useMessages(appSettingsMessages).networkChange;
  if (change.kind !== 'changed') {
    const { name, minAmount, maxAmount } = change.network;
    return (
      <li className={LINE}>
        <span className="text-ink-2">{messages[change.kind]}</span>
        <bdi translate="no" className="font-semibold wrap-anywhere">
          {name}
        </bdi>
        <span className="text-ink-2">
          {messages.limits({ min: formatLimit(minAmount), max: formatLimit(maxAmount) })}
        </span>
      </li>
    );
  }
  return (
    <>
      {change.fields.map((field) => (
        <li key={field} className={LINE}>
          <bdi translate="no" className="font-semibold wrap-anywhere">
            {change.before.name}
          </bdi>
          <span className="text-ink-2">{messages[field]}</span>
          <FieldChange field={field} before={change.before} after={change.after} />
        </li>
      ))}
    </>
  );
}

export interface NetworkChangesProps {
  before: readonly NewNetwork[];
  after: readonly NewNetwork[];
}

/** Differences between two lists of networks. Renders a `<ul>`. */
export function NetworkChanges({ before, after }: NetworkChangesProps) {
  const messages = useMessages(appSettingsMessages).networkChange;
  const changes = networkChanges(before, after);
  if (changes.length === 0) return <p className="text-sm text-ink-2">{messages.same}</p>;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {changes.map((change) => (
        <Row
          key={change.kind === 'changed' ? change.before.id : `${change.kind} ${change.network.id}`}
          change={change}
        />
      ))}
    </ul>
  );
}
