import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

export const ShapeOfTheContent = () => (
  <SkeletonGroup label="Loading your accounts…" className="flex items-center gap-3">
    <Skeleton shape="circle" className="size-10" />
    <div className="flex flex-1 flex-col gap-2">
      <Skeleton className="w-1/2" />
      <Skeleton className="w-2/3" />
    </div>
  </SkeletonGroup>
);

export const OneLineForACard = () => (
  <SkeletonGroup label="Loading your accounts…">
    <Skeleton className="w-1/3" />
  </SkeletonGroup>
);
