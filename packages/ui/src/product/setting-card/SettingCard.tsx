import { createContext, useId, type ComponentProps, type ReactNode } from 'react';

/** Id of the card's title, for parts that use it as their name. */
export const SettingTitleContext = createContext('');

export interface SettingCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Name of the setting, an `h3`. */
  title: ReactNode;
  /** What the setting does, in one sentence. */
  description?: ReactNode;
  /** A `SettingValue`, or a `SettingForm` while the value is edited. */
  children: ReactNode;
  /** Result of the last change, for example the old and the new value; announced. */
  note?: ReactNode;
}

/** Card with one setting: its value, or the form that edits it. Renders a `<section>`. */
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
      {/* Mounted while empty, then without its gap: screen readers do not announce a live region that is added with its text. */}
      <p role="status" data-part="note" className="text-sm font-medium text-positive wrap-anywhere empty:-mt-4">
        {note}
      </p>
    </section>
  );
}
