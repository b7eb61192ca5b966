import { useMessages } from '@sarraf/forms/language';
import { Button, Notice } from '@sarraf/ui';
import { useOfferedReload } from '../../shared/lazy/reload-wanted.ts';
import { entryMessages } from './entry.messages.ts';

/** Notice that a reload brings a new version or a missing part of the page, with a reload button. */
export function ReloadNotice({ className = '' }: { className?: string }) {
  const messages = useMessages(entryMessages).reload;
  const offered = useOfferedReload();
  if (!offered) return null;
  const { title, message } = messages[offered.reason];
  return (
    <Notice
      tone="info"
      live="polite"
      title={title}
      className={`my-3 ${className}`}
      action={
        <Button variant="secondary" size="sm" onClick={offered.reload}>
          {messages.label}
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
