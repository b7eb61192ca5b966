import type { User } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { Button, Notice, VisuallyHidden } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { failureText } from '../../shared/api/failure.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useStandingError } from '../../shared/api/use-standing-error.ts';
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

/** A profile and its figures; of oneself the head is known before anything is read. */
function Profile({ userId, known }: { userId: string | null; known: User | null }) {
  const words = useMessages(profileMessages);
  const profile = useQuery(profileQuery(useApi(), userId));
  const { data } = profile;
  const error = useStandingError(profile);
  const user = data?.user ?? known;
  useUsable(data !== undefined);

  if (error) {
    return (
      <div className="flex flex-col gap-5">
        {known && <Person person={personView(known)} />}
        <Notice
          tone="negative"
          live="assertive"
          title={words.failed.title}
          action={
            <Button variant="secondary" size="sm" busy={profile.isFetching} onClick={() => void profile.refetch()}>
              {words.failed.retry}
            </Button>
          }
        >
          {failureText(error, words.failed.message)}
        </Notice>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5" aria-busy={!data}>
      {!data && <VisuallyHidden role="status">{words.loading}</VisuallyHidden>}
      {user ? <Person person={personView(user)} /> : <PersonSkeleton />}
      {data && <AsOf readMs={profile.dataUpdatedAt} failed={profile.isError} />}
      <Figures figures={data ? figuresOf(data.user, data.stats) : null} />
    </div>
  );
}

export interface ProfilePageProps {
  /** Draws a seller's wallet on their own profile: another feature's, handed in by the route. */
  renderWallet: () => ReactNode;
}

/** One's own profile, or what may be seen of somebody else's (product.md S13). Leaving the browser page is warned of. */
export function ProfilePage({ renderWallet }: ProfilePageProps) {
  const { userId } = useParams();
  const user = useUser();
  const isOwn = userId === undefined || userId === user._id;
  useUnloadWarning(true);
  return (
    <div className="flex flex-col gap-6">
      <Profile key={userId} userId={isOwn ? null : userId} known={isOwn ? user : null} />
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <QuickActions />
        <div className="flex min-w-0 flex-col gap-6">
          <TrustNote />
          {isOwn && !user.isAdmin && renderWallet()}
        </div>
      </div>
    </div>
  );
}
