import * as Radix from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { DialogBody } from './DialogBody.tsx';
import { DialogScrim } from './DialogScrim.tsx';

const panel = cva(
  [
    // Where the words leave no room for a body that scrolls by itself (a phone on its side, letters enlarged), all of it scrolls.
    'pointer-events-auto flex max-h-[92dvh] w-full flex-col rounded-t-card border border-b-0 border-line bg-surface text-ink shadow-overlay outline-hidden',
    'transition md:max-h-[86dvh] md:rounded-card md:border-b',
    'starting:translate-y-4 starting:opacity-0 [@container(height<28rem)]:scroll-pb-14 [@container(height<28rem)]:overflow-y-auto [@container(height<28rem)]:overscroll-contain',
  ],
  { variants: { size: { sm: 'md:max-w-form', md: 'md:max-w-130', lg: 'md:max-w-180' } } },
);

/** What the person did to close a dialog. */
export type DialogCloseReason = 'close-button' | 'escape' | 'outside';

/** What accompanies a change of `open`. */
export interface DialogCloseDetail {
  /** The gesture that asked for it. */
  reason: DialogCloseReason;
}

export interface DialogProps {
  /** Whether the dialog shows; the owner holds it. */
  open: boolean;
  /** Asked to close by the close button, Escape or a press outside; it stays open until `open` changes. */
  onOpenChange: (open: boolean, detail: DialogCloseDetail) => void;
  /** The heading and accessible name. */
  title: ReactNode;
  /** One or two sentences under the heading, announced with it. */
  description?: ReactNode;
  /** Accessible name of the close button; without it there is none (a confirm dialog has its own two). */
  closeLabel?: string;
  /** `alertdialog` when the work behind must not go on without an answer. */
  role?: 'dialog' | 'alertdialog';
  /** Widest extent from `md` up; phones get a sheet over the whole width. */
  size?: 'sm' | 'md' | 'lg';
  /** Takes the focus on opening; otherwise the first control in the dialog does. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Buttons that stay in view under the scrolling body. */
  footer?: ReactNode;
  /** The panel itself. */
  ref?: Ref<HTMLDivElement>;
  /** Name for tests and tours; set on the panel. */
  id?: string;
  /** The body; it scrolls when it is taller than the window. */
  children?: ReactNode;
}

/** A question or a task in front of the page: a sheet on phones, a centred card from `md` up. Focus returns to where it was. Renders through a portal. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  role = 'dialog',
  size = 'md',
  initialFocus,
  footer,
  children,
  ...rest
}: DialogProps) {
  const reason = useRef<DialogCloseReason>('close-button');
  const returnTo = useRef<HTMLElement | null>(null);

  return (
    <Radix.Root open={open} onOpenChange={(next) => onOpenChange(next, { reason: reason.current })}>
      <Radix.Portal>
        <DialogScrim>
          <Radix.Content
            {...rest}
            role={role}
            aria-modal="true"
            {...(description === undefined && { 'aria-describedby': undefined })}
            data-component="Dialog"
            data-size={size}
            className={panel({ size })}
            onOpenAutoFocus={(event) => {
              returnTo.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
              if (!initialFocus?.current) return;
              event.preventDefault();
              initialFocus.current.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              returnTo.current?.focus();
            }}
            onEscapeKeyDown={() => {
              reason.current = 'escape';
            }}
            onPointerDownOutside={(event) => {
              const { target } = event;
              // A toast lies over the dialog and is no part of the page behind it.
              if (target instanceof Element && target.closest('[data-component="Toaster"]')) event.preventDefault();
              else reason.current = 'outside';
            }}
          >
            <header className="flex items-start gap-3 px-5 pt-5 pb-3 md:px-6 md:pt-6">
              <div className="min-w-0 flex-1">
                <Radix.Title
                  data-part="title"
                  className="font-heading text-xl font-bold tracking-tight wrap-break-word"
                >
                  {title}
                </Radix.Title>
                {description !== undefined && (
                  <Radix.Description data-part="description" className="mt-1.5 text-base text-ink-2 wrap-break-word">
                    {description}
                  </Radix.Description>
                )}
              </div>
              {closeLabel && (
                <Radix.Close
                  aria-label={closeLabel}
                  data-part="close"
                  onClick={() => {
                    reason.current = 'close-button';
                  }}
                  className="-me-2.5 -mt-2 grid size-target shrink-0 place-items-center rounded-full text-ink-2 transition-colors hover:bg-sunken hover:text-ink active:bg-neutral-soft"
                >
                  <X aria-hidden="true" className="size-5" />
                </Radix.Close>
              )}
            </header>
            {children !== undefined && <DialogBody>{children}</DialogBody>}
            <div data-part="footer" className="px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] md:px-6 md:pb-6">
              {footer}
            </div>
          </Radix.Content>
        </DialogScrim>
      </Radix.Portal>
    </Radix.Root>
  );
}
