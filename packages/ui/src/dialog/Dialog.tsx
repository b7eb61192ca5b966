import * as Radix from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { DialogBody } from './DialogBody.tsx';
import { DialogScrim } from './DialogScrim.tsx';

const panel = cva(
  [
    // A window too low for a scrolling body (a phone in landscape, enlarged text) scrolls the whole panel instead.
    'pointer-events-auto flex max-h-[92dvh] w-full flex-col rounded-t-card border border-b-0 border-line bg-surface text-ink shadow-overlay outline-hidden',
    'transition md:max-h-[86dvh] md:rounded-card md:border-b',
    'starting:translate-y-4 starting:opacity-0 [@container(height<28rem)]:scroll-pb-14 [@container(height<28rem)]:overflow-y-auto [@container(height<28rem)]:overscroll-contain',
  ],
  { variants: { size: { sm: 'md:max-w-form', md: 'md:max-w-130', lg: 'md:max-w-180' } } },
);

/** What the user did to close the dialog. */
export type DialogCloseReason = 'close-button' | 'escape' | 'outside';

/** Second argument of `onOpenChange`. */
export interface DialogCloseDetail {
  /** What the user did. */
  reason: DialogCloseReason;
}

export interface DialogProps {
  /** Whether the dialog is open; controlled by the caller. */
  open: boolean;
  /** Called when the user closes the dialog; it stays open until `open` changes. */
  onOpenChange: (open: boolean, detail: DialogCloseDetail) => void;
  /** Heading and accessible name. */
  title: ReactNode;
  /** One or two sentences under the heading, announced with it. */
  description?: ReactNode;
  /** Accessible name of the close button. Without it there is no close button, as in a confirm dialog. */
  closeLabel?: string;
  /** `alertdialog` when the user must answer before going on. */
  role?: 'dialog' | 'alertdialog';
  /** Maximum width from `md` up; on phones the dialog is a full-width sheet. */
  size?: 'sm' | 'md' | 'lg';
  /** Element that gets the focus on opening; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Buttons below the scrolling body, always in view. */
  footer?: ReactNode;
  /** Ref of the panel. */
  ref?: Ref<HTMLDivElement>;
  /** Id of the panel. */
  id?: string;
  /** Body of the dialog; it scrolls when it is taller than the window. */
  children?: ReactNode;
}

/** Dialog in front of the page: a sheet on phones, a centred card from `md` up. Returns the focus on closing. Renders a portal. */
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
              // Not when the focus was moved on purpose: otherwise it is on the page, or on the dialog below this one.
              const { activeElement } = document;
              if (!activeElement || activeElement.matches('body, [data-component="Dialog"]')) returnTo.current?.focus();
            }}
            onEscapeKeyDown={() => {
              reason.current = 'escape';
            }}
            onPointerDownOutside={(event) => {
              const { target } = event;
              // Toasts are above the dialog and not part of the page behind it: a click on one must not close the dialog.
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
            <div
              data-part="footer"
              className="px-5 pt-3 pb-[max(--spacing(5),env(safe-area-inset-bottom))] md:px-6 md:pb-6"
            >
              {footer}
            </div>
          </Radix.Content>
        </DialogScrim>
      </Radix.Portal>
    </Radix.Root>
  );
}
