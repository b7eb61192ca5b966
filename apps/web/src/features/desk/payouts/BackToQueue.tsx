import { useMessages } from '@sarraf/forms/language';
import { buttonClass } from '@sarraf/ui';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { payoutsMessages } from './payouts.messages.ts';

export interface BackToQueueProps {
  /** Query string of the link. */
  search: string;
  className?: string;
}

/** Link back to the queue of payouts. */
export function BackToQueue({ search, className = '' }: BackToQueueProps) {
  const { back } = useMessages(payoutsMessages);
  return (
    <Link
      to={{ search }}
      className={buttonClass({ variant: 'quiet', size: 'sm', className: `-mx-4 self-start ${className}` })}
    >
      <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      {back}
    </Link>
  );
}
