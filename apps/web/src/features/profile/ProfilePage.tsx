import type { User } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { Button, Notice, VisuallyHidden } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { failureText } from '../../shared/api/failure.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useStickyError } from '../../shared/api/use-sticky-error.ts';
import { AsOf } from '../../shared/offline/AsOf.tsx';
import { useUser } from '../../shared/session/session-context.ts';
import { useUnloadWarning } from '../../shared/dialogs/use-unload-warning.ts';
import { useUsable } from '../../shared/telemetry/use-usable.ts';
import { Figures } from './Figures.tsx';
import { Person, PersonSkeleton } from './Person.tsx';
import { profileQuery } from './profile.queries.ts';
import { figuresOf, personView } from './profile-view.ts';
import { profileMessages } from './profile.messages.ts';
import { QuickActions } from './QuickActions.tsx';
import { TrustNote } from './TrustNote.tsx';

/** A profile and its figures. `known` is the signed-in user on their own profile: shown before the query has loaded. */
function Profile({ userId, known }: { userId: string | null; known: User | null }) {
  const messages = useMessages(profileMessages);
  const profile = useQuery(profileQuery(useApi(), userId));
  const { data } = profile;
  const error = useStickyError(profile);
  const user = data?.user ?? known;
  useUsable(data !== undefined);

  if (error) {
    return (
      <div className="flex flex-col gap-5">
        {known && <Person person={personView(known)} />}
        <Notice
          tone="negative"
          live="assertive"
          title={messages.failed.title}
          action={
            <Button variant="secondary" size="sm" busy={profile.isFetching} onClick={() => void profile.refetch()}>
              {messages.failed.retry}
            </Button>
          }
        >
          {failureText(error, messages.failed.message)}
        </Notice>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5" aria-busy={!data}>
      {!data && <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>}
      {user ? <Person person={personView(user)} /> : <PersonSkeleton />}
      {data && <AsOf readMs={profile.dataUpdatedAt} failed={profile.isError} />}
      <Figures figures={data ? figuresOf(data.user, data.stats) : null} />
    </div>
  );
}

export interface ProfilePageProps {
  /** Renders the wallet on a seller's own profile. Passed in by the route, because it belongs to another feature. */
  renderWallet: () => ReactNode;
}

/** The user's own profile, or the visible part of another user's (product.md S13). Warns before a reload or closing the tab. */
export function ProfilePage({ renderWallet }: ProfilePageProps) {
  const { userId } = useParams();
  const user = useUser();
  const isOwn = userId === undefined || userId === user._id;
  const isOwnAsSeller = isOwn && !user.isAdmin;
  useUnloadWarning(true);
  return (
    <div className="flex flex-col gap-6">
      <Profile key={userId} userId={isOwn ? null : userId} known={isOwn ? user : null} />
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <QuickActions isOwnAsSeller={isOwnAsSeller} />
        <div className="flex min-w-0 flex-col gap-6">
          <TrustNote />
          {isOwnAsSeller && renderWallet()}
        </div>
      </div>
    </div>
  );
}
