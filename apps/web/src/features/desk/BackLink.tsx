import { buttonClass } from '@sarraf/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface BackLinkProps {
  /** Query string of the link. */
  search: string;
  className?: string;
  children: ReactNode;
}

/** Link back to the list that a page of the desk belongs to. */
export function BackLink({ search, className = '', children }: BackLinkProps) {
  return (
    <Link
      to={{ search }}
      className={buttonClass({ variant: 'quiet', size: 'sm', className: `-mx-4 self-start ${className}` })}
    >
      <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      {children}
    </Link>
  );
}
