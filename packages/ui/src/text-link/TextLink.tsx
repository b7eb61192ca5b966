import { cva } from 'class-variance-authority';
import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

const textLink = cva(
  'rounded-sm font-semibold underline decoration-1 underline-offset-4 transition-colors hover:decoration-2 active:bg-neutral-soft [text-decoration-skip-ink:auto]',
  {
    variants: {
      tone: { brand: 'text-brand', info: 'text-info', ink: 'text-ink' },
      standalone: { true: 'inline-flex min-h-target items-center gap-1', false: '' },
      reach: { true: 'relative before:absolute before:-inset-x-2 before:-inset-y-3.5', false: '' },
    },
  },
);

/** Props that a router's link needs to look like a `TextLink`. */
export interface TextLinkSlotProps {
  /** Classes of the link. */
  className: string;
  /** Component name, for tests. */
  'data-component': 'TextLink';
  /** Text of the link. */
  children: ReactNode;
}

export interface TextLinkProps extends Omit<ComponentProps<'a'>, 'target'> {
  /** `info` for external pages such as an explorer, `brand` for pages of the product, `ink` inside coloured notices. */
  tone?: 'brand' | 'info' | 'ink';
  /** For a link outside a sentence: makes it 44 px tall. */
  standalone?: boolean;
  /** For a link alone in a tall row: a touch target of 44 px without a taller line. */
  reach?: boolean;
  /** Opens the link in a new tab. This text, as in "opens in a new tab", is for screen readers; an arrow is shown. */
  newTabLabel?: string;
  /** Renders a router's link instead of `<a>`: `render={(slot) => <Link {...slot} to="/login" />}`. */
  render?: (slot: TextLinkSlotProps) => ReactElement;
}

/** Text link. Renders an `<a>`, or the result of `render`. */
export function TextLink({
  tone = 'brand',
  standalone = false,
  reach = false,
  newTabLabel,
  render,
  className,
  children,
  ...rest
}: TextLinkProps) {
  const slot: TextLinkSlotProps = {
    className: textLink({ tone, standalone, reach, className }),
    'data-component': 'TextLink',
    children: newTabLabel ? (
      <>
        <span className="contents [text-decoration:inherit]">{children}</span>
        <ArrowUpRight aria-hidden="true" className="ms-0.5 inline size-[1em] align-[-0.1em] rtl:-scale-x-100" />
        <span className="sr-only"> ({newTabLabel})</span>
      </>
    ) : (
      children
    ),
  };
  if (render) return render(slot);
  const newTab = newTabLabel ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <a {...rest} {...newTab} {...slot} />;
}
