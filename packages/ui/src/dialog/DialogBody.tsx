import type { ReactNode } from 'react';
import { useOverflows } from '../internal/use-overflows.ts';

/** Body of a dialog. A tab stop while its content overflows, so that arrow keys can scroll it. */
export function DialogBody({ children }: { children: ReactNode }) {
  const [body, overflows] = useOverflows<HTMLDivElement>();
  return (
    <div
      ref={body}
      data-part="body"
      {...(overflows && { tabIndex: 0 })}
      // The scroll padding keeps the error under a focused field in view.
      className="min-h-0 flex-1 scroll-pb-14 overflow-y-auto overscroll-contain px-5 py-2 [@container(height<28rem)]:flex-none focus-visible:-outline-offset-2 md:px-6"
    >
      <div>{children}</div>
    </div>
  );
}
