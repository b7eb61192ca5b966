import type { ComponentProps, ReactNode } from 'react';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What there is none of yet. */
  title: ReactNode;
  /** What would put something here. */
  message?: ReactNode;
  /** A quiet 24 px icon. */
  icon?: ReactNode;
  /** The act that fills it. */
  action?: ReactNode;
}

/** Stands where a list would be when there is nothing in it. Renders a `<div>`. */
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
