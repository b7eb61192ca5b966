import { useMessages } from '@sarraf/forms/language';
import { ChevronDown, Smartphone } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useSandboxContext } from '../../shared/sandbox/sandbox-context.ts';
import { sandboxMessages } from './sandbox.messages.ts';

const SandboxMessages = lazy(async () => ({ default: (await import('./SandboxMessages.tsx')).SandboxMessages }));

/**
 * Sandbox phone (sandbox only): shows the messages sent to the user's number, and in step 3 a form that pays the deposit. A strip at the
 * top of the page that pushes the page down instead of covering it, so that no button is hidden under it.
 */
export function SandboxPhone() {
  const messages = useMessages(sandboxMessages);
  const { order } = useSandboxContext();
  const [open, setOpen] = useState(false);
  const panelId = useId();

  return (
    <aside
      data-sandbox-phone={open ? 'open' : 'closed'}
      aria-label={messages.name}
      className="border-b border-dashed border-control bg-neutral-soft"
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-2 px-5 text-start text-sm text-ink-2 focus-visible:-outline-offset-2 lg:px-10"
      >
        <Smartphone aria-hidden="true" className="size-4.5 shrink-0" />
        <span className="font-bold text-ink">{messages.name}</span>
        <span className="hidden sm:inline">{messages.note}</span>
        <span className="ms-auto flex items-center gap-1 font-medium">
          <span>{open ? messages.close : order ? messages.deposit.open : messages.open}</span>
          <ChevronDown aria-hidden="true" className={`size-4.5 transition-transform ${open ? 'rotate-180' : ''}`} />
        </span>
      </button>
      <div id={panelId} hidden={!open} className="px-5 pb-4 lg:px-10">
        {open && (
          <Suspense>
            <SandboxMessages />
          </Suspense>
        )}
      </div>
    </aside>
  );
}
