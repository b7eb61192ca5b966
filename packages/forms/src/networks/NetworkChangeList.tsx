import { BeforeAfter } from '@sarraf/ui';
import { useMessages } from '../language/index.ts';
import { adminFormMessages } from '../admin.messages.ts';
import { limitText, type NetworkFields } from './networks.schema.ts';

type Field = 'name' | 'minAmount' | 'maxAmount' | 'logo';
const FIELDS: readonly Field[] = ['name', 'minAmount', 'maxAmount', 'logo'];

export interface NetworkChangeListProps {
  /** Field texts of the saved network. */
  before: NetworkFields;
  /** Field texts as typed so far. */
  after: NetworkFields;
}

/** Live list of the changes to a network that saving would make. Part of `NetworkFieldsForm`. */
export function NetworkChangeList({ before, after }: NetworkChangeListProps) {
  const { networks: messages, setting } = useMessages(adminFormMessages);
  const changes = FIELDS.filter((field) => before[field].trim() !== after[field].trim());
  const show = (field: Field, text: string) => {
    if (field === 'name') return text;
    return field === 'logo' ? text || messages.noLogo : limitText(text);
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
                <BeforeAfter
                  before={show(field, before[field])}
                  after={show(field, after[field])}
                  becomes={setting.becomes}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
