import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

/** Messages below a control. */
export interface FieldMessageTexts {
  /** Help text, always visible below the control. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Marks the control as invalid. */
  error?: string;
  /** Possible mistake that does not block the form. Hidden while there is an error. */
  warning?: string;
  /** What was found right. Hidden while there is an error or a warning, and announced like them. */
  success?: string;
  /** Progress of the input, as in "7 of 10". */
  counter?: string;
}

/** The `aria-describedby` of a control: the error first, since it is the most important. */
export function describedByOf(
  id: string,
  { hint, error, warning, success, counter }: FieldMessageTexts,
  more?: string,
): string | undefined {
  const ids = [
    error && `${id}-error`,
    !error && warning && `${id}-warning`,
    !error && !warning && success && `${id}-success`,
    hint && `${id}-hint`,
    counter && `${id}-counter`,
    more,
  ].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Messages below a control. The live region stays mounted while empty: screen readers do not announce one that is added with its text. */
export function FieldMessages({ id, hint, error, warning, success, counter }: FieldMessageTexts & { id: string }) {
  const isEmpty = !hint && !error && !warning && !success && !counter;
  const messages = useRef<HTMLDivElement>(null);
  // Focusing a field scrolls to its control only, and not at all if it has the focus already: its error could be out of view.
  useEffect(() => {
    const hasFocus = messages.current?.parentElement?.contains(document.activeElement);
    if (error && hasFocus) messages.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    // Out of the flow while empty, so that the column has no gap for it.
    <div ref={messages} data-part="messages" className={isEmpty ? 'absolute' : 'flex flex-col gap-1 text-xs'}>
      <div aria-live="polite" aria-atomic="true" data-part="live" className="contents">
        {error && (
          <p id={`${id}-error`} data-part="error" className="flex items-start gap-1.5 font-medium text-negative">
            <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
            <bdi className="min-w-0 wrap-anywhere">{error}</bdi>
          </p>
        )}
        {!error && warning && (
          <p id={`${id}-warning`} data-part="warning" className="flex items-start gap-1.5 font-medium text-notice">
            <TriangleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
            <bdi className="min-w-0 wrap-anywhere">{warning}</bdi>
          </p>
        )}
        {!error && !warning && success && (
          <p id={`${id}-success`} data-part="success" className="flex items-start gap-1.5 font-medium text-positive">
            <CircleCheck aria-hidden="true" className="mt-px size-4 shrink-0" />
            <bdi className="min-w-0 wrap-anywhere">{success}</bdi>
          </p>
        )}
      </div>
      {(hint || counter) && (
        <div className="flex items-start justify-between gap-4 text-ink-3">
          {hint && (
            <div id={`${id}-hint`} data-part="hint" className="min-w-0">
              {hint}
            </div>
          )}
          {counter && (
            <span id={`${id}-counter`} data-part="counter" className="ms-auto shrink-0">
              {counter}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
