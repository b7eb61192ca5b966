import type { PauseReason } from '@sarraf/domain';
import { BeforeAfter } from '@sarraf/ui';
import { useMessages } from '../language/index.ts';
import { adminFormMessages } from '../admin.messages.ts';
import { PauseChange } from '../pause/PauseChange.tsx';
import { trimText } from '../text.ts';
import { limitText, type NetworkFields } from './networks.schema.ts';

const FIELDS = ['name', 'minAmount', 'maxAmount', 'logo', 'paused'] as const;
type Field = (typeof FIELDS)[number];

/** Typed reason of a network's pause; null if it is not paused. */
const reasonOf = ({ paused, reasonEn, reasonUr }: NetworkFields): PauseReason | null =>
  paused ? { en: trimText(reasonEn), ur: trimText(reasonUr) } : null;

export interface NetworkChangeListProps {
  /** Field texts of the saved network. */
  before: NetworkFields;
  /** Field texts as typed so far. */
  after: NetworkFields;
}

/** Live list of the changes to a network that saving would make. Part of `NetworkFieldsForm`. */
export function NetworkChangeList({ before, after }: NetworkChangeListProps) {
  const { networks: messages, setting } = useMessages(adminFormMessages);
  const typed = (field: Field, fields: NetworkFields) =>
    field === 'paused' ? JSON.stringify(reasonOf(fields)) : fields[field].trim();
  const changes = FIELDS.filter((field) => typed(field, before) !== typed(field, after));
  const show = (field: Exclude<Field, 'paused'>, fields: NetworkFields) => {
    if (field === 'name') return fields.name;
    return field === 'logo' ? fields.logo || messages.noLogo : limitText(fields[field]);
  };
  return (
    <div aria-live="polite" data-part="changes">
      {changes.length > 0 && (
        <>
          <p className="mt-3 text-xs text-ink-3">{messages.changes}</p>
          <ul className="mt-1 flex flex-col gap-1 text-sm">
            {changes.map((field) => (
              <li key={field} className="flex flex-wrap gap-x-2">
                <span className="text-ink-2">{messages[field]}</span>
                {field === 'paused' ? (
                  <PauseChange before={reasonOf(before)} after={reasonOf(after)} />
                ) : (
                  <BeforeAfter before={show(field, before)} after={show(field, after)} becomes={setting.becomes} />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
