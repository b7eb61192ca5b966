import { useMessages } from '@sarraf/forms/language';
import { Button, Notice } from '@sarraf/ui';
import { loadAnew, useReloadWanted } from '../../shared/new-build/index.ts';
import { entryMessages } from './entry.messages.ts';

/** Says that a part of the page is missing until it is reloaded: the person chooses the moment, as what they typed goes with it. */
export function NewBuildNotice({ className = '' }: { className?: string }) {
  const words = useMessages(entryMessages).newBuild;
  if (!useReloadWanted()) return null;
  return (
    <Notice
      tone="info"
      live="polite"
      title={words.title}
      className={`my-3 ${className}`}
      action={
        <Button variant="secondary" size="sm" onClick={() => void loadAnew()}>
          {words.reload}
        </Button>
      }
    >
      {words.message}
    </Notice>
  );
}
