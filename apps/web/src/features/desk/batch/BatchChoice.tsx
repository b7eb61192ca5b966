import type { Payout } from '@sarraf/api-client';
import { formatRupees } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { useId } from 'react';
import { PayoutFacts } from '../payouts/PayoutFacts.tsx';
import { batchMessages } from './batch.messages.ts';

/** Classes of a row's checkbox; the whole row is its label. */
export const CHECK_BOX = 'size-[1.25em] shrink-0 accent-brand';
/** Classes of a row with a checkbox. */
export const CHECK_ROW = 'flex min-h-target items-center gap-3.5 px-5 transition-colors';

/** Classes of a row that can be selected. */
export const PRESSED = 'cursor-pointer hover:bg-sunken active:bg-neutral-soft';

export interface BatchChoiceProps {
  payout: Payout;
  /** Approval limit in rupees if the payout exceeds it; otherwise null. */
  above: number | null;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Row of a payout with a checkbox; disabled above the approval limit, since such a payout is approved and paid individually. */
export function BatchChoice({ payout, above, checked, onCheckedChange }: BatchChoiceProps) {
  const messages = useMessages(batchMessages);
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
            {messages.alone({ limit: formatRupees(above) })}
          </span>
        )}
      </span>
    </label>
  );
}
