import { formatLimit, type NetworkFacts } from '@sarraf/domain';
import { IconButton } from '@sarraf/ui';
import { Pencil, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { useMessages } from '../language/index.ts';
import { adminFormMessages } from '../admin.messages.ts';
import { formMessages } from '../messages.ts';
import { URDU_FONT } from '../pause/PauseReasonFields.tsx';
import { NetworkLogo } from './NetworkLogo.tsx';

export interface NetworkRowProps {
  network: NetworkFacts;
  /** Disables the buttons, for example while another network is edited. */
  disabled: boolean;
  /** Ref of the edit button, which gets the focus when editing ends. */
  editRef: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onDelete: () => void;
}

/** Row of a network: its data as a seller sees it, with buttons to edit and delete it. Part of `NetworksForm`. */
export function NetworkRow({ network, disabled, editRef, onEdit, onDelete }: NetworkRowProps) {
  const { networks: messages, pause } = useMessages(adminFormMessages);
  const shown = useMessages(formMessages).network;
  const { id, name, logo, minAmount, maxAmount, pausedReason } = network;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3">
      <span className="row-start-1 flex @md:row-end-3">
        <NetworkLogo id={id} logo={logo} />
      </span>
      <p className="col-start-2 col-end-4 row-start-1 font-semibold wrap-anywhere @min-[18.5rem]:col-end-3 @md:self-end">
        <bdi translate="no">{name}</bdi>
      </p>
      <p className="col-start-2 col-end-4 row-start-2 text-sm text-ink-2 wrap-anywhere @md:col-end-3 @md:self-start">
        <span>{shown.limit({ min: formatLimit(minAmount), max: formatLimit(maxAmount) })}</span>
        {pausedReason && (
          <span data-part="paused" className="mt-1 block font-medium text-notice">
            <span>{pause.on}</span>
            <bdi lang="en" className="block">
              {pausedReason.en}
            </bdi>
            <bdi lang="ur" className={`block ${URDU_FONT}`}>
              {pausedReason.ur}
            </bdi>
          </span>
        )}
      </p>
      {/* Below the text when letters are large, beside the name on a phone, beside both lines when there is room. */}
      <div className="col-start-2 col-end-4 row-start-3 -ms-3 flex @min-[18.5rem]:col-start-3 @min-[18.5rem]:row-start-1 @min-[18.5rem]:ms-0 @min-[18.5rem]:-me-3 @md:row-end-3 @md:me-0">
        <IconButton
          ref={editRef}
          label={messages.edit({ name })}
          icon={<Pencil />}
          disabled={disabled}
          onClick={onEdit}
        />
        <IconButton
          label={messages.delete({ name })}
          icon={<Trash2 />}
          tone="negative"
          disabled={disabled}
          onClick={onDelete}
        />
      </div>
    </div>
  );
}
