import { useEffect, useRef } from 'react';

export interface EntryHeadingProps {
  /** The `h1` of the page. */
  title: string;
  /** A sentence or two under it. */
  lead?: string;
  /** Takes the focus on arrival: the step before it went away together with the button that was pressed. */
  takesFocus?: boolean;
}

/** What a page before the dashboard asks for. */
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
