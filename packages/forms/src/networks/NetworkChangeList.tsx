import { BeforeAfter } from '@sarraf/ui';
import { messages } from '../messages.ts';
import { limitText, type NetworkFields } from './networks.schema.ts';

const { networks: words, setting } = messages;

const plain = (text: string): string => text;
const ROWS = [
  { field: 'name', label: words.name, show: plain },
  { field: 'minAmount', label: words.minAmount, show: limitText },
  { field: 'maxAmount', label: words.maxAmount, show: limitText },
  { field: 'logo', label: words.logo, show: (text: string) => text || words.noLogo },
] as const;

export interface NetworkChangeListProps {
  /** The network in force, as text. */
  before: NetworkFields;
  /** The same as typed so far. */
  after: NetworkFields;
}

/** What saving would change about a network, as it is typed. Part of `NetworkFieldsForm`. */
export function NetworkChangeList({ before, after }: NetworkChangeListProps) {
  const changes = ROWS.filter(({ field }) => before[field].trim() !== after[field].trim());
  return (
    <div aria-live="polite" data-part="changes">
      {changes.length > 0 && (
        <>
          <p className="mt-3 text-xs text-ink-3">{words.changes}</p>
          <ul className="mt-1 flex flex-col gap-1 text-sm">
            {changes.map(({ field, label, show }) => (
              <li key={field} className="flex flex-wrap gap-x-2">
                <span className="text-ink-2">{label}</span>
                <BeforeAfter before={show(before[field])} after={show(after[field])} becomes={setting.becomes} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
