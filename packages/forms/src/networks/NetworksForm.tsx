import type { NetworkFacts } from '@sarraf/domain';
import { Button, EmptyState, useConfirm } from '@sarraf/ui';
import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { toSubmitResult } from '../fields/to-submit-result.ts';
import type { FormProps } from '../form-props.ts';
import { useMessages } from '../language/index.ts';
import { adminFormMessages } from '../admin.messages.ts';
import { formMessages } from '../messages.ts';
import { sortErrors } from '../server-errors.ts';
import { NetworkFieldsForm } from './NetworkFieldsForm.tsx';
import { NetworkRow } from './NetworkRow.tsx';
import { networkFields, type NetworkValues } from './networks.schema.ts';

/** The open editor: a new network, the network with an id, or none. */
type OpenEditor = { kind: 'add' } | { kind: 'edit'; id: string } | null;

/** `onSubmit` gets the whole list, as the setting holds it. */
export interface NetworksFormProps extends Omit<FormProps<NetworkValues[], never>, 'initialValues'> {
  /** Current networks. Pass the saved ones before `onSubmit` resolves, so that the old list does not flash up. */
  networks: readonly NetworkFacts[];
}

const asSaved = ({
  id,
  name,
  logo = null,
  minAmount,
  maxAmount,
  pausedReason = null,
}: NetworkFacts): NetworkValues => ({
  id,
  name,
  logo,
  minAmount,
  maxAmount,
  pausedReason,
});

/** List of networks to add, change and delete, each change saved at once (product.md S14). One network is open at a time. */
export function NetworksForm({ networks, onSubmit, busy = false, disabled = false, onDirtyChange }: NetworksFormProps) {
  const messages = useMessages(adminFormMessages).networks;
  const { common, failures } = useMessages(formMessages);
  const [editor, setEditor] = useState<OpenEditor>(null);
  const [status, setStatus] = useState('');
  const confirm = useConfirm();
  const addButton = useRef<HTMLButtonElement>(null);
  const editButtons = useRef(new Map<string, HTMLButtonElement>());
  const focusNext = useRef<string | null>(null);

  useEffect(() => {
    if (editor !== null || focusNext.current === null) return;
    (editButtons.current.get(focusNext.current) ?? addButton.current)?.focus();
    focusNext.current = null;
  }, [editor, status]);

  const openId = editor?.kind === 'edit' ? editor.id : null;
  const taken = useMemo(() => networks.map(({ id }) => id).filter((id) => id !== openId), [networks, openId]);
  const saved = networks.map(asSaved);

  const start = (next: OpenEditor) => {
    setStatus('');
    setEditor(next);
  };
  const finish = (id: string, message = '') => {
    focusNext.current = id;
    setStatus(message);
    setEditor(null);
  };
  const save = async (list: NetworkValues[], { id, name }: NetworkValues) => {
    const result = await onSubmit(list);
    if (result.ok) finish(id, messages.saved({ name }));
    return result;
  };
  const askToDelete = async ({ id, name }: NetworkFacts) => {
    setStatus('');
    const isDeleted = await confirm({
      tone: 'negative',
      title: <bdi>{messages.deleteTitle({ name })}</bdi>,
      message: messages.deleteMessage,
      confirmLabel: messages.deleteConfirm,
      cancelLabel: common.cancel,
      busyLabel: messages.deleting,
      act: async () => {
        const result = await toSubmitResult(() => onSubmit(saved.filter((other) => other.id !== id)));
        return result.ok ? undefined : sortErrors(result, [], failures.updateSetting).general;
      },
    });
    if (isDeleted) finish('', messages.deleted({ name }));
  };

  const form = { busy, disabled, taken, ...(onDirtyChange && { onDirtyChange }) };
  return (
    <div data-component="NetworksForm" className="flex flex-col gap-4">
      {networks.length === 0 && <EmptyState title={messages.empty} />}
      <ul className="@container rounded-card border border-line bg-surface empty:hidden">
        {networks.map((network) => (
          <li key={network.id} className="border-t border-dashed border-line px-5 py-4 first:border-t-0 lg:px-6">
            {editor?.kind === 'edit' && editor.id === network.id ? (
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
                disabled={disabled || busy || editor !== null}
                editRef={(button) => {
                  if (button) editButtons.current.set(network.id, button);
                  else editButtons.current.delete(network.id);
                }}
                onEdit={() => start({ kind: 'edit', id: network.id })}
                onDelete={() => void askToDelete(network)}
              />
            )}
          </li>
        ))}
      </ul>
      {editor?.kind === 'add' ? (
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
          className="sm:self-start"
          disabled={disabled || busy || editor !== null}
          onClick={() => start({ kind: 'add' })}
        >
          <Plus aria-hidden="true" className="size-5" />
          {messages.add}
        </Button>
      )}
      <p role="status" data-part="status" className="text-sm font-medium text-positive empty:-mt-4">
        {status}
      </p>
    </div>
  );
}
