import { formatLimit } from '@sarraf/domain';
import { IconButton } from '@sarraf/ui';
import { Pencil, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { fill } from '../language.ts';
import { messages } from '../messages.ts';
import { NetworkLogo } from './NetworkLogo.tsx';
import type { EditableNetwork } from './networks.schema.ts';

const { networks: words, network: shown } = messages;

export interface NetworkRowProps {
  network: EditableNetwork;
  /** Another network is being edited, or nothing may be pressed. */
  disabled: boolean;
  /** The edit button, which takes the focus back when editing ends. */
  editRef: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onDelete: () => void;
}

/** One network in the list: what a seller sees, and the two things an operator can do with it. Part of `NetworksForm`. */
export function NetworkRow({ network, disabled, editRef, onEdit, onDelete }: NetworkRowProps) {
  const { id, name, logo, minAmount, maxAmount } = network;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <NetworkLogo id={id} logo={logo} />
      <div className="min-w-0 flex-[1_1_5rem]">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-2 wrap-anywhere">
          {fill(shown.limit, { min: formatLimit(minAmount), max: formatLimit(maxAmount) })}
        </p>
      </div>
      <div className="ms-auto flex">
        <IconButton
          ref={editRef}
          label={fill(words.edit, { name })}
          icon={<Pencil />}
          disabled={disabled}
          onClick={onEdit}
        />
        <IconButton
          label={fill(words.delete, { name })}
          icon={<Trash2 />}
          tone="negative"
          disabled={disabled}
          onClick={onDelete}
        />
      </div>
    </div>
  );
}
