import { Button } from '@sarraf/ui';
import { deskFormMessages } from '../desk.messages.ts';
import { useMessages } from '../language/index.ts';

export interface ActButtonsProps {
  /** The verb of the act. */
  submitLabel: string;
  /** `negative` for an act that takes something away. */
  tone?: 'positive' | 'negative' | undefined;
  busy: boolean;
  /** The way back. */
  onCancel: () => void;
}

/** The two buttons under what an act of the desk asks for. */
export function ActButtons({ submitLabel, tone = 'positive', busy, onCancel }: ActButtonsProps) {
  const messages = useMessages(deskFormMessages).desk;
  return (
    <div className="flex flex-wrap gap-3 *:min-w-[6rem] *:flex-1">
      <Button variant="secondary" disabled={busy} onClick={onCancel}>
        {messages.cancel}
      </Button>
      <Button
        type="submit"
        variant={tone === 'negative' ? 'danger' : 'primary'}
        busy={busy}
        busyLabel={messages.paying}
      >
        {submitLabel}
      </Button>
    </div>
  );
}
