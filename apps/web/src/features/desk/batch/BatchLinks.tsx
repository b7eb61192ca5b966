import { useMessages } from '@sarraf/forms/language';
import { buttonClass } from '@sarraf/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { BATCHES, deskSearch, type Batch } from '../../../shared/desk/desk-address.ts';
import { batchMessages } from './batch.messages.ts';

export interface BatchLinksProps {
  /** Batch page that the user came back from; its link takes the focus. */
  cameFrom: Batch | null;
  className?: string;
}

/** Links to the batch export and to the import. */
export function BatchLinks({ cameFrom, className = '' }: BatchLinksProps) {
  const messages = useMessages(batchMessages);
  const back = useRef<HTMLAnchorElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <div className={`flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-auto lg:ms-auto ${className}`}>
      {BATCHES.map((batch) => (
        <Link
          key={batch}
          ref={batch === cameFrom ? back : undefined}
          to={{ search: deskSearch({ batch }) }}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {messages[batch]}
        </Link>
      ))}
    </div>
  );
}
