import { useId, type ComponentProps, type ReactNode } from 'react';

export interface PageSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading, an `h2`. */
  title: ReactNode;
  /** A sentence under it. */
  description?: ReactNode;
  /** One act that belongs to the whole section, at the far end of the heading. */
  action?: ReactNode;
  /** Leaves the heading to screen readers where the content says it. */
  titleHidden?: boolean;
}

/** A part of a page with its heading, which names it. Renders a `<section>`. */
export function PageSection({
  title,
  description,
  action,
  titleHidden = false,
  className = '',
  children,
  ...rest
}: PageSectionProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id} data-component="PageSection" className={className}>
      <div
        className={
          titleHidden && action === undefined
            ? 'sr-only'
            : 'mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2'
        }
      >
        <div className="min-w-0 flex-[1_1_7rem]">
          <h2
            id={id}
            data-part="title"
            className={titleHidden ? 'sr-only' : 'text-lg font-bold tracking-tight wrap-break-word md:text-xl'}
          >
            {title}
          </h2>
          {description !== undefined && (
            <p data-part="description" className="mt-0.5 text-sm text-ink-2 wrap-break-word">
              {description}
            </p>
          )}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
