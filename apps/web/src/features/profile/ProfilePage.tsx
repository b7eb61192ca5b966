import { formatMobile } from '@sarraf/domain';
import { Avatar, buttonClass, EmptyState, StatusBadge } from '@sarraf/ui';
import { UserRound } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useUser } from '../../shared/session/index.ts';
import { profileMessages as words } from './profile.messages.ts';
import { QuickActions } from './QuickActions.tsx';

function OwnProfile() {
  const user = useUser();
  const name = user.name?.trim() || words.anonymous;
  return (
    <div className="flex items-center gap-4">
      <Avatar size="lg" name={name} src={user.photo ?? undefined} />
      <div className="min-w-0">
        <h2 dir="auto" className="text-xl font-bold tracking-tight wrap-anywhere">
          {name}
        </h2>
        <p className="text-ink-2">
          <bdi dir="ltr">{formatMobile(user.mobile)}</bdi>
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          {user.isKycVerified && <StatusBadge tone="positive">{words.verifiedAccount}</StatusBadge>}
          {user.isVerified && <StatusBadge tone="positive">{words.verifiedMember}</StatusBadge>}
        </p>
      </div>
    </div>
  );
}

/** One's own profile (spec §2), or that of another user. */
export function ProfilePage() {
  const { userId } = useParams();
  const user = useUser();
  const isOwn = userId === undefined || userId === user._id;
  return (
    <div className="flex max-w-form flex-col gap-6">
      {isOwn ? (
        <OwnProfile />
      ) : (
        <EmptyState
          icon={<UserRound />}
          title={words.otherTitle}
          message={words.otherMessage}
          action={
            <Link to="/dashboard/profile" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              {words.own}
            </Link>
          }
        />
      )}
      <QuickActions />
    </div>
  );
}
