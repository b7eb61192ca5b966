import { useEffect, useId, useRef, type ReactNode } from 'react';

export interface FactorCardProps {
  /** A 24 px icon, decorative. */
  icon: ReactNode;
  title: string;
  lead: string;
  /** Focuses the heading on mount, for a step that replaces another one: the button that had the focus is gone. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Card of one step before the pages of administrators. */
export function FactorCard({ icon, title, lead, takesFocus = false, children }: FactorCardProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section
      aria-labelledby={id}
      className="mx-auto flex max-w-form flex-col gap-6 rounded-card border border-line bg-surface px-5 py-6 md:px-7 md:py-8"
    >
      <div className="flex flex-col gap-2">
        <span
          aria-hidden="true"
          className="mb-2 grid size-12 place-items-center rounded-full bg-positive-soft text-positive *:size-6"
        >
          {icon}
        </span>
        <h2
          id={id}
          ref={heading}
          tabIndex={-1}
          className="text-xl font-bold tracking-tight text-balance outline-hidden"
        >
          {title}
        </h2>
        <p className="text-pretty text-ink-2">{lead}</p>
      </div>
      {children}
    </section>
  );
}
