import { Avatar, Skeleton, Tag } from '@sarraf/ui';
import { BadgeCheck } from 'lucide-react';
import type { PersonView } from './profile-view.ts';

export interface PersonProps {
  person: PersonView;
}

/** Who it is: photo or placeholder, name, number, badges (spec §2). */
export function Person({ person: { name, photo, mobile, badges } }: PersonProps) {
  return (
    <div className="flex items-center gap-4">
      <Avatar size="lg" name={name} src={photo} />
      <div className="min-w-0">
        <h2 dir="auto" className="text-xl font-bold tracking-tight wrap-anywhere">
          {name}
        </h2>
        {mobile && (
          <p className="text-ink-2">
            <bdi dir="ltr">{mobile}</bdi>
          </p>
        )}
        {badges.length > 0 && (
          <p className="mt-2 flex flex-wrap gap-2">
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

/** The place of somebody not read yet. */
export function PersonSkeleton() {
  return (
    <div className="flex items-center gap-4">
      <Skeleton shape="circle" className="size-20 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <Skeleton className="h-6 w-44 max-w-full" />
        <Skeleton className="w-32 max-w-full" />
        <Skeleton className="h-5 w-56 max-w-full" />
      </div>
    </div>
  );
}
