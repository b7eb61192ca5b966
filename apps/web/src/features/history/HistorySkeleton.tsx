import { useMessages } from '@sarraf/forms/language';
import { Skeleton, SkeletonGroup, Slip } from '@sarraf/ui';
import type { ReactNode } from 'react';
import { historyMessages } from './history.messages.ts';

/** Number of skeleton rows before the first page: about one phone screen. */
const FIRST_ROWS = 6;

/** The slip around the rows. */
export const HistorySlip = ({ children }: { children: ReactNode }) => <Slip className="px-4 lg:px-6">{children}</Slip>;

export interface HistorySkeletonProps {
  /** Status message for screen readers. */
  label: string;
  /** Number of skeleton rows. */
  rows: number;
}

/** Skeleton rows, as high as real rows, so that nothing moves when those arrive. */
export function HistorySkeleton({ label, rows }: HistorySkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex gap-3.5 border-b border-line py-4 last:border-b-0">
          <Skeleton shape="circle" className="size-10 shrink-0" />
          <div className="flex flex-1 flex-col gap-2.5 pt-1">
            <Skeleton className="w-2/5" />
            <Skeleton className="h-3 w-3/5" />
            <Skeleton className="h-3 w-4/5" />
          </div>
          <Skeleton className="h-5 w-20" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** Skeleton of the page while the first rows load. */
export function HistoryPageSkeleton() {
  const messages = useMessages(historyMessages);
  return (
    <HistorySlip>
      <HistorySkeleton label={messages.loading} rows={FIRST_ROWS} />
    </HistorySlip>
  );
}
