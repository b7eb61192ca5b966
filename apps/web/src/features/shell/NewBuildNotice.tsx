import { Button, Notice } from '@sarraf/ui';
import { useNewBuildWaiting } from '../../shared/new-build/index.ts';
import { entryMessages } from './entry.messages.ts';

const words = entryMessages.newBuild;

/** Says that a newer build waits, where loading it would cost something typed: the person chooses the moment. */
export function NewBuildNotice({ className = '' }: { className?: string }) {
  if (!useNewBuildWaiting()) return null;
  return (
    <Notice
      tone="info"
      live="polite"
      title={words.title}
      className={`my-3 ${className}`}
      action={
        <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
          {words.reload}
        </Button>
      }
    >
      {words.message}
    </Notice>
  );
}
