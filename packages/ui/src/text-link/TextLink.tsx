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

/** What a router's own link must receive to look and speak like a `TextLink`. */
export interface TextLinkSlotProps {
  /** Its look. */
  className: string;
  /** Its name, for tests and tours. */
  'data-component': 'TextLink';
  /** Its words. */
  children: ReactNode;
}

export interface TextLinkProps extends Omit<ComponentProps<'a'>, 'target'> {
  /** `info` for facts elsewhere (an explorer), `brand` for the product's own pages, `ink` inside coloured notices. */
  tone?: 'brand' | 'info' | 'ink';
  /** Stands on its own rather than in a sentence: gets the 44 px target. */
  standalone?: boolean;
  /** Alone in a row that is tall already: a thumb's 44 px without a taller line. */
  reach?: boolean;
  /** Opens a new tab; the words say so to a screen reader, as in "opens in a new tab". An arrow says it to the eye. */
  newTabLabel?: string;
  /** Draws a router's link in place of `<a>`: `render={(slot) => <Link {...slot} to="/login" />}`. */
  render?: (slot: TextLinkSlotProps) => ReactElement;
}

/** A link in words. Renders an `<a>`, or what `render` makes. */
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
