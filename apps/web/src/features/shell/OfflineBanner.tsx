import { useMessages } from '@sarraf/forms/language';
import { WifiOff } from 'lucide-react';
import { useOnline } from '../../shared/offline/use-online.ts';
import { entryMessages } from './entry.messages.ts';

/** Sticky banner while the device is offline. The page below stays usable, and countdowns go on. */
export function OfflineBanner({ className = '' }: { className?: string }) {
  const messages = useMessages(entryMessages);
  const online = useOnline();
  return (
    // The live region must be mounted before its text, or screen readers do not announce it.
    <div role="status" className="sticky top-2 z-20">
      {!online && (
        <p
          data-part="offline"
          className={`mt-2 flex items-start gap-2.5 rounded-box border border-line bg-notice-soft px-4 py-2.5 text-sm font-medium text-notice ${className}`}
        >
          <WifiOff aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          {messages.offline}
        </p>
      )}
    </div>
  );
}
