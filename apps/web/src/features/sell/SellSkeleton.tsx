import { Skeleton, SkeletonGroup, Slip, SlipSection, SlipTear } from '@sarraf/ui';
import { sellMessages } from './sell.messages.ts';

/** The place of a line with its figure. */
const Row = () => (
  <div className="flex justify-between gap-4 py-1.5">
    <Skeleton className="w-28" />
    <Skeleton className="w-20" />
  </div>
);

/** The place of step 1 while prices, accounts and an unfinished order are asked for: as high, so that nothing moves. */
export function SellSkeleton() {
  return (
    <SkeletonGroup label={sellMessages.loading} className="flex flex-col gap-5 lg:gap-7">
      <Skeleton shape="block" className="h-1 w-full md:mb-6.5" />
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start lg:gap-8">
        <Slip>
          <SlipSection className="flex flex-col gap-4">
            <Skeleton className="w-32" />
            <Skeleton shape="block" className="h-11 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </SlipSection>
          <SlipTear />
          <SlipSection>
            <Row />
            <Row />
          </SlipSection>
          <SlipTear />
          <SlipSection>
            <Row />
          </SlipSection>
        </Slip>
        <div className="flex flex-col gap-3">
          <Skeleton className="w-24" />
          {['first', 'second', 'third'].map((account) => (
            <div key={account} className="flex items-center gap-3.5 rounded-box border border-line bg-surface p-4">
              <Skeleton shape="circle" className="size-5 shrink-0" />
              <Skeleton shape="block" className="size-10 shrink-0" />
              <div className="flex flex-1 flex-col gap-2">
                <Skeleton className="w-2/5" />
                <Skeleton className="h-3 w-3/5" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
