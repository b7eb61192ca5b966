import { priceRangeWarnings, type PriceRange } from '@sarraf/domain';
import { Notice } from '@sarraf/ui';
import { useMessages } from '../language/index.ts';
import { adminFormMessages } from '../admin.messages.ts';
import { warningMessage } from './warning-message.ts';

/** Warnings shown at once; the first ones matter most. */
const MAX_SHOWN = 5;

export interface PriceRangeWarningsProps {
  /** The ranges as typed so far. */
  ranges: readonly PriceRange[];
}

/** Warnings about the typed ranges; they do not prevent saving (product.md R35). Part of `PriceRangesForm`. */
export function PriceRangeWarnings({ ranges }: PriceRangeWarningsProps) {
  const messages = useMessages(adminFormMessages).priceRanges;
  const warnings = priceRangeWarnings(ranges).map(warningMessage);
  const rest = warnings.length - MAX_SHOWN;
  return (
    // Always mounted, without a gap while empty: a live region that is mounted with its text is not announced.
    <div aria-live="polite" data-part="warnings" className="empty:-mb-5">
      {warnings.length > 0 && (
        <Notice tone="notice" title={messages.warningsTitle}>
          <ul className="mt-1 flex flex-col gap-1">
            {warnings.slice(0, MAX_SHOWN).map((text) => (
              <li key={text}>{text}</li>
            ))}
            {rest > 0 && <li>{messages.moreWarnings({ n: rest })}</li>}
          </ul>
        </Notice>
      )}
    </div>
  );
}
