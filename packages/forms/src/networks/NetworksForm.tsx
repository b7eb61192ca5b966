import { Button, EmptyState } from '@sarraf/ui';
import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormProps } from '../form-props.ts';
import { fill } from '../language.ts';
import { messages } from '../messages.ts';
import { DeleteNetwork } from './DeleteNetwork.tsx';
import { NetworkFieldsForm } from './NetworkFieldsForm.tsx';
import { NetworkRow } from './NetworkRow.tsx';
import { networkFields, type EditableNetwork, type NetworkValues } from './networks.schema.ts';

const { networks: words } = messages;

/** What is under way: nothing, a new network, or something with the network of an id. */
type Act = { kind: 'add' } | { kind: 'edit' | 'delete'; id: string } | null;

/** `onSubmit` gets the whole list, as the setting holds it. */
export interface NetworksFormProps extends Omit<FormProps<NetworkValues[], never>, 'initialValues'> {
  /** The networks in force. Hand in the saved ones before `onSubmit` resolves, so that nobody sees the old list again. */
  networks: readonly EditableNetwork[];
}

const asSaved = ({ id, name, logo = null, minAmount, maxAmount }: EditableNetwork): NetworkValues => ({
  id,
  name,
  logo,
  minAmount,
  maxAmount,
});

/** Adds, changes and deletes networks, each act saved at once (spec §2, App Settings). One network is open at a time. */
export function NetworksForm({ networks, onSubmit, busy = false, disabled = false, onDirtyChange }: NetworksFormProps) {
  const [act, setAct] = useState<Act>(null);
  const [status, setStatus] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const editButtons = useRef(new Map<string, HTMLButtonElement>());
  const focusNext = useRef<string | null>(null);

  useEffect(() => {
    if (act !== null || focusNext.current === null) return;
    (editButtons.current.get(focusNext.current) ?? addButton.current)?.focus();
    focusNext.current = null;
  }, [act]);

  const openId = act && 'id' in act ? act.id : null;
  const taken = useMemo(() => networks.map(({ id }) => id).filter((id) => id !== openId), [networks, openId]);
  const saved = networks.map(asSaved);

  const start = (next: Act) => {
    setStatus('');
    setAct(next);
  };
  const finish = (id: string, said = '') => {
    focusNext.current = id;
    setStatus(said);
    setAct(null);
  };
  const save = async (list: NetworkValues[], { id, name }: NetworkValues) => {
    const result = await onSubmit(list);
    if (result.ok) finish(id, fill(words.saved, { name }));
    return result;
  };

  const form = { busy, disabled, taken, ...(onDirtyChange && { onDirtyChange }) };
  const deleted = act?.kind === 'delete' ? networks.find(({ id }) => id === act.id) : undefined;
  return (
    <div data-component="NetworksForm" className="flex flex-col gap-4">
      {networks.length === 0 && <EmptyState title={words.empty} />}
      <ul className="rounded-card border border-line bg-surface empty:hidden">
        {networks.map((network) => (
          <li key={network.id} className="border-t border-dashed border-line px-5 py-4 first:border-t-0 lg:px-6">
            {act?.kind === 'edit' && act.id === network.id ? (
              <NetworkFieldsForm
                {...form}
                isSaved
                initialValues={networkFields(network)}
                onSubmit={(values) =>
                  save(
                    saved.map((other) => (other.id === network.id ? values : other)),
                    values,
                  )
                }
                onCancel={() => finish(network.id)}
              />
            ) : (
              <NetworkRow
                network={network}
                disabled={disabled || busy || act !== null}
                editRef={(button) => {
                  if (button) editButtons.current.set(network.id, button);
                  else editButtons.current.delete(network.id);
                }}
                onEdit={() => start({ kind: 'edit', id: network.id })}
                onDelete={() => start({ kind: 'delete', id: network.id })}
              />
            )}
          </li>
        ))}
      </ul>
      {act?.kind === 'add' ? (
        <div className="rounded-card border border-line bg-surface px-5 py-5 lg:px-6">
          <NetworkFieldsForm
            {...form}
            isSaved={false}
            onSubmit={(values) => save([...saved, values], values)}
            onCancel={() => finish('')}
          />
        </div>
      ) : (
        <Button
          ref={addButton}
          variant="secondary"
          disabled={disabled || busy || act !== null}
          onClick={() => start({ kind: 'add' })}
        >
          <Plus aria-hidden="true" className="size-5" />
          {words.add}
        </Button>
      )}
      <p role="status" data-part="status" className="text-sm font-medium text-positive empty:-mt-4">
        {status}
      </p>
      {deleted && (
        <DeleteNetwork
          network={deleted}
          onDelete={() => onSubmit(saved.filter(({ id }) => id !== deleted.id))}
          onDeleted={() => finish('', fill(words.deleted, { name: deleted.name }))}
          onCancel={() => setAct(null)}
        />
      )}
    </div>
  );
}
