import type { ComponentProps, ReactNode } from 'react';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing, as in `No transactions yet`. */
  title: ReactNode;
  /** What would appear here, or how to fill the list. */
  message?: ReactNode;
  /** A 24 px icon, decorative. */
  icon?: ReactNode;
  /** Button that adds the first entry. */
  action?: ReactNode;
}

/** Message shown instead of an empty list. Renders a `<div>`. */
export function EmptyState({ title, message, icon, action, className = '', ...rest }: EmptyStateProps) {
  return (
    <div
      {...rest}
      data-component="EmptyState"
      className={`flex flex-col items-center gap-3 rounded-card border border-dashed border-control/60 px-5 py-10 text-center ${className}`}
    >
      {icon !== undefined && (
        <span
          aria-hidden="true"
          data-part="icon"
          className="grid size-12 place-items-center rounded-full bg-neutral-soft text-neutral *:size-6"
        >
          {icon}
        </span>
      )}
      <div className="w-full max-w-form *:text-balance">
        <p data-part="title" className="text-lg font-bold wrap-break-word">
          {title}
        </p>
        {message !== undefined && (
          <p data-part="message" className="mt-1 text-sm text-ink-2 wrap-break-word">
            {message}
          </p>
        )}
      </div>
      {action !== undefined && (
        <div data-part="action" className="mt-2">
          {action}
        </div>
      )}
    </div>
  );
}
