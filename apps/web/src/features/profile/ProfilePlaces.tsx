import { useMessages } from '@sarraf/forms/language';
import { VisuallyHidden } from '@sarraf/ui';
import { Figures } from './Figures.tsx';
import { PersonSkeleton } from './Person.tsx';
import { profileMessages } from './profile.messages.ts';
import { QuickActions } from './QuickActions.tsx';
import { TrustNote } from './TrustNote.tsx';

/** The place of a profile whose owner is not known yet, as large as it will be. */
export function ProfilePlaces() {
  const words = useMessages(profileMessages);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-5" aria-busy="true">
        <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
        <PersonSkeleton />
        <Figures figures={null} />
      </div>
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <QuickActions />
        <TrustNote />
      </div>
    </div>
  );
}
