import { useMessages } from '@sarraf/forms/language';
import { Clock } from 'lucide-react';
import { asOfText } from '../time/date-text.ts';
import { now } from '../time/clock.ts';
import { offlineMessages } from './offline.messages.ts';
import { useOnline } from './use-online.ts';

export interface AsOfProps {
  /** When what is on screen was read, in milliseconds since 1970. */
  readMs: number;
  /** The last try to read it anew failed. */
  failed: boolean;
  className?: string;
}

/** Says of when the figures on screen are, while the device is offline or they could not be read anew (product.md R41). Nothing otherwise. */
export function AsOf({ readMs, failed, className = '' }: AsOfProps) {
  const words = useMessages(offlineMessages);
  const isOnline = useOnline();
  return (
    // The line is there before its words, or no screen reader would say them.
    <p role="status" className={`flex items-center gap-1.5 text-sm font-medium text-notice empty:hidden ${className}`}>
      {(!isOnline || failed) && (
        <>
          <Clock aria-hidden="true" className="size-4 shrink-0" />
          <span data-part="as-of">{words.asOf({ time: asOfText(readMs, now()) })}</span>
        </>
      )}
    </p>
  );
}
