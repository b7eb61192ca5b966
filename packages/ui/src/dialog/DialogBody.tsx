import type { ReactNode } from 'react';
import { useOverflows } from '../internal/use-overflows.ts';

/** The part of a dialog that scrolls. While there is more than fits it is a tab stop, so that arrow keys can reach the rest. */
export function DialogBody({ children }: { children: ReactNode }) {
  const [body, overflows] = useOverflows<HTMLDivElement>();
  return (
    <div
      ref={body}
      data-part="body"
      {...(overflows && { tabIndex: 0 })}
      // What is wrong with a field stands under it and comes with the focus, before there is anything to scroll to.
      className="min-h-0 flex-1 scroll-pb-14 overflow-y-auto overscroll-contain px-5 py-2 [@container(height<28rem)]:flex-none focus-visible:-outline-offset-2 md:px-6"
    >
      <div>{children}</div>
    </div>
  );
}
