import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { TONE_ICONS } from '../status-badge/tone.ts';
import { toastStore, type ToastMessage } from './toast-store.ts';
import { useToastHold } from './use-toast-hold.ts';

const ICON_COLOURS = {
  positive: 'text-positive',
  notice: 'text-notice',
  negative: 'text-negative',
  info: 'text-info',
  neutral: 'text-ink-2',
} as const;

interface ToastProps extends ToastMessage {
  held: boolean;
  dismissLabel: string;
  onDismiss: () => void;
}

function Toast({ id, message, tone, duration, held, dismissLabel, onDismiss }: ToastProps) {
  const left = useRef(duration);

  // While held, a toast keeps its remaining time, which runs on when pointer and focus have left.
  useEffect(() => {
    if (held) return undefined;
    const since = performance.now();
    const timer = setTimeout(() => toastStore.dismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - since));
    };
  }, [held, id]);

  const Icon = TONE_ICONS[tone];
  return (
    <li
      data-part="toast"
      data-tone={tone}
      className="pointer-events-auto flex w-full items-center gap-2.5 rounded-control border border-line bg-surface py-1 ps-4 pe-1 text-sm font-medium text-ink shadow-overlay transition md:w-90 starting:-translate-y-2 starting:opacity-0 md:starting:translate-y-2"
    >
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${ICON_COLOURS[tone]}`} />
      <span dir="auto" className="max-h-[24dvh] min-w-0 flex-1 overflow-y-auto py-2 wrap-break-word">
        {message}
      </span>
      <button
        type="button"
        data-part="dismiss"
        aria-label={dismissLabel}
        onClick={() => {
          onDismiss();
          toastStore.dismiss(id);
        }}
        className="grid size-target shrink-0 place-items-center rounded-box text-ink-2 transition-colors hover:bg-sunken hover:text-ink active:bg-neutral-soft"
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </li>
  );
}

const NONE: readonly ToastMessage[] = [];

export interface ToasterProps {
  /** Accessible name of the region. */
  label: string;
  /** Accessible name of the close button of a toast. */
  dismissLabel: string;
}

/**
 * Shows the toasts: at the top on phones, where no thumb or keyboard hides them, in the lower corner from `md` up. Mount one at the start:
 * screen readers do not announce a live region that is added with its text. The time stops on hover and focus. Not sonner: it injects its
 * styles on import, which our `style-src 'self'` policy blocks. Renders a `<section>`.
 */
export function Toaster({ label, dismissLabel }: ToasterProps) {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => NONE);
  const { held, returnFocus, ...holdProps } = useToastHold(shown);

  return (
    <section
      {...holdProps}
      aria-label={label}
      data-component="Toaster"
      className="pointer-events-none fixed inset-x-0 top-0 z-60 p-3 pt-[max(--spacing(3),env(safe-area-inset-top))] md:start-auto md:top-auto md:bottom-0 md:p-6"
    >
      <ol aria-live="polite" aria-relevant="additions" className="flex flex-col gap-2">
        {shown.map((item) => (
          <Toast key={item.id} {...item} held={held} dismissLabel={dismissLabel} onDismiss={returnFocus} />
        ))}
      </ol>
    </section>
  );
}
