import { Button } from '@sarraf/ui';
import { deskFormMessages } from '../desk.messages.ts';
import { useMessages } from '../language/index.ts';

export interface ActButtonsProps {
  /** Label of the submit button. */
  submitLabel: string;
  /** `negative` for a destructive action. */
  tone?: 'positive' | 'negative' | undefined;
  busy: boolean;
  /** Called when Cancel is pressed. */
  onCancel: () => void;
}

/** Cancel and submit buttons of a form of the desk. */
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
