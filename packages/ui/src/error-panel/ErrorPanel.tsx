import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';

export interface ErrorPanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What failed. */
  title: ReactNode;
  /** What the user can do. */
  message?: ReactNode;
  /** Called by the retry button; needs `retryLabel`. */
  onRetry?: () => void;
  /** Label of the retry button. */
  retryLabel?: string;
  /** True while the retry runs. */
  busy?: boolean;
  /** Further buttons beside the retry button. */
  action?: ReactNode;
}

/** Error message shown instead of content that failed to load, announced at once. Renders a `<div role="alert">`. */
export function ErrorPanel({
  title,
  message,
  onRetry,
  retryLabel,
  busy = false,
  action,
  className = '',
  ...rest
}: ErrorPanelProps) {
  return (
    <div
      role="alert"
      {...rest}
      data-component="ErrorPanel"
      className={`flex flex-col items-center gap-3 rounded-card border border-line bg-surface px-5 py-8 text-center ${className}`}
    >
      <span aria-hidden="true" className="grid size-12 place-items-center rounded-full bg-negative-soft text-negative">
        <CircleAlert className="size-6" />
      </span>
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
      {(onRetry || action !== undefined) && (
        <div data-part="actions" className="mt-2 flex flex-wrap justify-center gap-3">
          {onRetry && retryLabel && (
            <Button variant="secondary" size="sm" busy={busy} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          <div className="contents">{action}</div>
        </div>
      )}
    </div>
  );
}
