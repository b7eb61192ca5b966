import type { ReactNode } from 'react';

interface DialogPictureProps {
  /** Title of the dialog. */
  title: string;
  /** Buttons below the body. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Looks like an open `Dialog`, but stays in the page: for examples of the documentation only. */
export const DialogPicture = ({ title, footer, children }: DialogPictureProps) => (
  <div className="flex max-h-72 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-overlay">
    <p className="px-5 pt-5 pb-3 text-lg font-bold">{title}</p>
    <div className="min-h-0 overflow-hidden px-5 pb-4">{children}</div>
    {footer !== undefined && <div className="flex flex-wrap justify-end gap-3 px-5 pt-1 pb-5">{footer}</div>}
  </div>
);
