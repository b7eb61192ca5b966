import { useMessages } from '@sarraf/forms/language';
import { Skeleton, SkeletonGroup, Slip } from '@sarraf/ui';
import type { ReactNode } from 'react';
import { historyMessages } from './history.messages.ts';

/** Rows whose place is held before the first page: about a phone full. */
const FIRST_ROWS = 6;

/** The ground the rows lie on. */
export const HistoryGround = ({ children }: { children: ReactNode }) => (
  <Slip className="px-4 lg:px-6">{children}</Slip>
);

export interface HistorySkeletonProps {
  /** What is loading, in words. */
  label: string;
  /** How many rows to hold the place of. */
  rows: number;
}

/** The places of rows still loading, as high as rows are so that nothing moves when they come. */
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

/** The place of the page while its first rows are on their way. */
export function HistoryPlaces() {
  const words = useMessages(historyMessages);
  return (
    <HistoryGround>
      <HistorySkeleton label={words.loading} rows={FIRST_ROWS} />
    </HistoryGround>
  );
}
