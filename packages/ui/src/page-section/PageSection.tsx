import { useId, type ComponentProps, type ReactNode } from 'react';

export interface PageSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the section, an `h2`. */
  title: ReactNode;
  /** One sentence under the heading. */
  description?: ReactNode;
  /** One button for the whole section, at the end of the heading. */
  action?: ReactNode;
  /** Hides the heading visually, where the content says the same. */
  titleHidden?: boolean;
}

/** Section of a page, named by its heading. Renders a `<section>`. */
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
