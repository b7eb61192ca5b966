import { Skeleton, SkeletonGroup } from '@sarraf/ui';

const ROWS = ['a', 'b', 'c'];

export interface AuditSkeletonProps {
  /** What is loading, in words. */
  label: string;
}

/** The places of the record's rows while they load. */
export function AuditSkeleton({ label }: AuditSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <div className="rounded-card border border-line bg-surface px-5 lg:px-6">
        {ROWS.map((row) => (
          <div key={row} className="flex flex-col gap-2.5 border-t border-dashed border-line py-4 first:border-t-0">
            <Skeleton className="w-3/5 max-w-80" />
            <Skeleton className="h-3 w-2/5 max-w-60" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
