import { useMessages } from '@sarraf/forms/language';
import { WifiOff } from 'lucide-react';
import { useOnline } from '../../shared/offline/use-online.ts';
import { entryMessages } from './entry.messages.ts';

/** Says that the device has no network, for as long as it has none. Stays in view; the page below it, countdown and all, goes on. */
export function OfflineBanner({ className = '' }: { className?: string }) {
  const words = useMessages(entryMessages);
  const online = useOnline();
  return (
    // The region is there before its words, or no screen reader would say them.
    <div role="status" className="sticky top-2 z-20">
      {!online && (
        <p
          data-part="offline"
          className={`mt-2 flex items-start gap-2.5 rounded-box border border-line bg-notice-soft px-4 py-2.5 text-sm font-medium text-notice ${className}`}
        >
          <WifiOff aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          {words.offline}
        </p>
      )}
    </div>
  );
}
