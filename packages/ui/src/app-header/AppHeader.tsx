import type { ComponentProps, ReactNode, Ref } from 'react';

export interface AppHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The name of the page; its `h1`. */
  title: ReactNode;
  /** The quiet line above the title: a welcome, an order number. */
  greeting?: ReactNode;
  /** At the far end: a mark, a countdown, an action. */
  end?: ReactNode;
  /** The `h1`, so the router can move the focus there after a navigation; it takes focus without being a tab stop. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Who you are and where you are. Renders a `<header>` with the `h1` of the page. */
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
