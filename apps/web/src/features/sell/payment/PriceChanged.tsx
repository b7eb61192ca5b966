import { type Decimal, formatRupees } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { Button, Notice } from '@sarraf/ui';
import { sellMessages } from '../sell.messages.ts';

export interface PriceChangedProps {
  /** Rupees step 1 told. */
  was: Decimal;
  /** Rupees the order pays. */
  is: Decimal;
  onContinue: () => void;
  /** Asks whether to cancel; absent while the order cannot be cancelled. */
  onCancel?: (() => void) | undefined;
}

/** Says that the order pays something else than step 1 told, and lets the seller choose (product.md S9). */
export function PriceChanged({ was, is, onContinue, onCancel }: PriceChangedProps) {
  const words = useMessages(sellMessages);
  const { changed, cancel } = words.payment;
  return (
    <Notice
      tone="notice"
      live="assertive"
      title={changed.title}
      action={
        <div className="flex flex-wrap gap-3">
          <Button size="sm" variant="secondary" onClick={onContinue}>
            {changed.continue}
          </Button>
          {onCancel && (
            <Button size="sm" variant="quiet" onClick={onCancel}>
              {cancel}
            </Button>
          )}
        </div>
      }
    >
      {changed.detail({ was: formatRupees(was), is: formatRupees(is) })}
    </Notice>
  );
}
