import { useMessages } from '@sarraf/forms/language';
import { Clock } from 'lucide-react';
import { asOfText } from '../time/date-text.ts';
import { now } from '../time/clock.ts';
import { offlineMessages } from './offline.messages.ts';
import { useOnline } from './use-online.ts';

export interface AsOfProps {
  /** When the shown data were loaded, in milliseconds since 1970. */
  readMs: number;
  /** Whether the last refetch failed. */
  failed: boolean;
  className?: string;
}

/** Line with the time of the shown data, while the device is offline or the last refetch failed (product.md R41). Empty otherwise. */
export function AsOf({ readMs, failed, className = '' }: AsOfProps) {
  const messages = useMessages(offlineMessages);
  const isOnline = useOnline();
  return (
    // The live region must be mounted before its text, or screen readers do not announce it.
    <p role="status" className={`flex items-center gap-1.5 text-sm font-medium text-notice empty:hidden ${className}`}>
      {(!isOnline || failed) && (
        <>
          <Clock aria-hidden="true" className="size-4 shrink-0" />
          <span data-part="as-of">{messages.asOf({ time: asOfText(readMs, now()) })}</span>
        </>
      )}
    </p>
  );
}
