import type { Payout } from '@sarraf/api-client';
import { formatRupees } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { useId } from 'react';
import { PayoutFacts } from '../payouts/PayoutFacts.tsx';
import { batchMessages } from './batch.messages.ts';

/** The box of a row; the row around it is what is pressed. */
export const CHECK_BOX = 'size-[1.25em] shrink-0 accent-brand';
/** A row that is pressed to choose it. */
export const CHECK_ROW = 'flex min-h-target items-center gap-3.5 px-5 transition-colors';

/** One that may be pressed. */
export const PRESSED = 'cursor-pointer hover:bg-sunken active:bg-neutral-soft';

export interface BatchChoiceProps {
  payout: Payout;
  /** Rupees above which a payout does not go into a batch, where this one is above them. */
  above: number | null;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** One payout that may go into a batch. What takes two people is approved before the money leaves, so it never does. */
export function BatchChoice({ payout, above, checked, onCheckedChange }: BatchChoiceProps) {
  const words = useMessages(batchMessages);
  const why = useId();
  return (
    <label className={`${CHECK_ROW} py-3.5 ${above === null ? PRESSED : ''} ${checked ? 'bg-brand-soft' : ''}`}>
      <input
        type="checkbox"
        className={CHECK_BOX}
        checked={checked}
        disabled={above !== null}
        aria-describedby={above === null ? undefined : why}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <PayoutFacts payout={payout} />
        {above !== null && (
          <span id={why} className="text-xs font-semibold text-notice">
            {words.alone({ limit: formatRupees(above) })}
          </span>
        )}
      </span>
    </label>
  );
}
