import { Avatar, Skeleton, Tag } from '@sarraf/ui';
import { BadgeCheck } from 'lucide-react';
import type { personView } from './profile-view.ts';

const LINE = 'flex flex-wrap items-center gap-x-4 gap-y-3 sm:flex-nowrap';

/** Header of a profile: photo or placeholder, name, mobile number, badges (product.md S13). On phones the badges have their own line. */
export function Person({
  person: { name, letters, photo, mobile, badges },
}: {
  person: ReturnType<typeof personView>;
}) {
  return (
    <div className={LINE}>
      <Avatar size="lg" name={letters} src={photo} />
      <div className="contents sm:block sm:min-w-0">
        <div className="min-w-0 flex-[1_1_8rem]">
          <h2 className="text-xl font-bold tracking-tight wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          {mobile && (
            <p className="text-ink-2">
              <bdi dir="ltr" translate="no">
                {mobile}
              </bdi>
            </p>
          )}
        </div>
        {badges.length > 0 && (
          <p className="flex basis-full flex-wrap gap-2 sm:mt-2">
            {badges.map((badge) => (
              <Tag key={badge} tone="positive" icon={<BadgeCheck />}>
                {badge}
              </Tag>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

/** Skeleton of `Person`. */
export function PersonSkeleton() {
  return (
    <div className={LINE}>
      <Skeleton shape="circle" className="size-20 shrink-0" />
      <div className="contents sm:flex sm:min-w-0 sm:flex-1 sm:flex-col sm:gap-3">
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <Skeleton className="h-6 w-44 max-w-full" />
          <Skeleton className="w-32 max-w-full" />
        </div>
        <Skeleton className="h-5 w-56 max-w-full" />
      </div>
    </div>
  );
}
