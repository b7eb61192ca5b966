import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

/**
 * Code on a documentation page. Within a line Storybook draws it. A block is plain text: Storybook fetches a highlighter for it first, and React
 * holds what came late back for 300 ms more.
 */
export function Code({ className, children }: ComponentProps<'code'>) {
  if (typeof children !== 'string' || !children.includes('\n')) {
    return <CodeOrSourceMdx {...(className && { className })}>{children}</CodeOrSourceMdx>;
  }
  return (
    <code
      // Scrolled with the keyboard where it is wider than the page.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="sb-unstyled block overflow-x-auto rounded-card border border-line bg-sunken p-4 font-mono text-sm whitespace-pre text-ink"
    >
      {children}
    </code>
  );
}
