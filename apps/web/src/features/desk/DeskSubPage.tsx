import { useEffect, useRef, type ReactNode } from 'react';
import { BackLink } from './BackLink.tsx';

export interface DeskSubPageProps {
  /** Text of the link back, and its query string. */
  back: { label: string; search: string };
  children: ReactNode;
}

/** Page of the desk below one of its tabs, with a link back. Takes the focus, and starts at its top, like a page. */
export function DeskSubPage({ back, children }: DeskSubPageProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <div ref={page} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <BackLink search={back.search}>{back.label}</BackLink>
      {children}
    </div>
  );
}
