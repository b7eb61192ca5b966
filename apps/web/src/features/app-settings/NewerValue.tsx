import { Notice } from '@sarraf/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { appSettingsMessages as words } from './app-settings.messages.ts';

export interface NewerValueProps {
  /** Somebody else's newer value has just taken the place of what was typed. */
  isNewer: boolean;
  /** The editor. */
  children: ReactNode;
}

/** Around an editor: says that a newer value is shown, and takes the focus the vanished field had. */
export function NewerValue({ isNewer, children }: NewerValueProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNewer) frame.current?.focus();
  }, [isNewer]);
  return (
    <div ref={frame} tabIndex={-1} className="flex min-w-0 flex-col gap-3 outline-none">
      {isNewer && (
        <Notice tone="info" live="polite">
          {words.usedNewer}
        </Notice>
      )}
      {children}
    </div>
  );
}
