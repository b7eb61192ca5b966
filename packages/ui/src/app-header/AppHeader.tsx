import type { ComponentProps, ReactNode, Ref } from 'react';

export interface AppHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** Title of the page, the `h1`. */
  title: ReactNode;
  /** Small line above the title: a welcome or an order number. */
  greeting?: ReactNode;
  /** Content at the end of the row: a mark, a countdown or a button. */
  end?: ReactNode;
  /** Ref of the `h1`, so that the router can focus it after a navigation. The title is focusable but no tab stop. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Header of a page: greeting and title. Renders a `<header>` with the `h1` of the page. */
export function AppHeader({ title, greeting, end, titleRef, className = '', ...rest }: AppHeaderProps) {
  return (
    <header
      {...rest}
      data-component="AppHeader"
      className={`flex min-h-16 items-center justify-between gap-4 py-3 lg:pt-6 ${className}`}
    >
      <div className="min-w-0">
        {greeting !== undefined && (
          <p data-part="greeting" className="text-sm wrap-anywhere text-ink-2">
            <bdi>{greeting}</bdi>
          </p>
        )}
        <h1
          ref={titleRef}
          tabIndex={-1}
          data-part="title"
          className="font-heading text-lg font-bold tracking-tight wrap-break-word outline-hidden lg:text-2xl"
        >
          {title}
        </h1>
      </div>
      {end !== undefined && (
        <div data-part="end" className="flex shrink-0 items-center gap-2">
          {end}
        </div>
      )}
    </header>
  );
}
