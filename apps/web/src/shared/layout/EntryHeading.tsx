import { useEffect, useRef } from 'react';

export interface EntryHeadingProps {
  /** Text of the `h1`. */
  title: string;
  /** Short text below the heading. */
  lead?: string;
  /** Focuses the heading on mount, for a step that replaces another one: the button that had the focus is gone. */
  takesFocus?: boolean;
}

/** Heading of a page before the dashboard. */
export function EntryHeading({ title, lead, takesFocus = false }: EntryHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={`flex flex-col gap-2 ${lead ? 'mb-6' : 'mb-2'}`}>
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold tracking-tight text-balance outline-hidden">
        {title}
      </h1>
      {lead && <p className="text-pretty text-ink-2">{lead}</p>}
    </div>
  );
}
