import { type Decimal, formatRupees } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { Button, Notice } from '@sarraf/ui';
import { sellMessages } from '../sell.messages.ts';

export interface PriceChangedProps {
  /** Rupees quoted in step 1. */
  was: Decimal;
  /** Rupees the order pays. */
  is: Decimal;
  onContinue: () => void;
  /** Opens the cancel dialog; undefined while the order cannot be cancelled. */
  onCancel?: (() => void) | undefined;
}

/** Notice that the order pays a different amount than step 1 quoted; the seller continues or cancels (product.md S9). */
export function PriceChanged({ was, is, onContinue, onCancel }: PriceChangedProps) {
  const messages = useMessages(sellMessages);
  const { changed, cancel } = messages.payment;
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
