import { createContext, useId, type ComponentProps, type ReactNode } from 'react';

/** Id of the card's title, for the parts that are named by it. */
export const SettingTitleContext = createContext('');

export interface SettingCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What is set, an `h3`. */
  title: ReactNode;
  /** What it does, in a sentence. */
  description?: ReactNode;
  /** A `SettingValue`, or a `SettingForm` in its place while it is edited. */
  children: ReactNode;
  /** What has just happened to it, as in what was saved over what; announced. */
  note?: ReactNode;
}

/** One setting, looked at more often than changed: its value, or the form for a new one. Renders a `<section>`. */
export function SettingCard({ title, description, children, note, className = '', ...rest }: SettingCardProps) {
  const titleId = useId();
  return (
    <section
      {...rest}
      aria-labelledby={titleId}
      data-component="SettingCard"
      className={`flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-5 ${className}`}
    >
      <div className="min-w-0">
        <h3 id={titleId} data-part="title" className="text-base font-bold wrap-anywhere">
          {title}
        </h3>
        {description !== undefined && (
          <p data-part="description" className="mt-0.5 text-sm text-ink-2 wrap-anywhere">
            {description}
          </p>
        )}
      </div>
      <SettingTitleContext value={titleId}>{children}</SettingTitleContext>
      {/* Rendered while empty, and then without its gap: a live region that appears together with its text is not announced. */}
      <p role="status" data-part="note" className="text-sm font-medium text-positive wrap-anywhere empty:-mt-4">
        {note}
      </p>
    </section>
  );
}
