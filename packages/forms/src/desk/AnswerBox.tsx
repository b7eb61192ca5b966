import type { ComponentProps } from 'react';

const BOX =
  'flex w-full min-w-0 rounded-control border border-control bg-surface text-ink transition-colors hover:not-has-[>:disabled]:not-has-[>[readonly]]:not-has-[>[aria-invalid=true]]:border-ink-2 has-[>:focus-visible]:outline-2 has-[>:focus-visible]:outline-offset-2 has-[>:focus-visible]:outline-focus has-[>:disabled]:border-line has-[>:disabled]:bg-sunken has-[>[readonly]]:border-line has-[>[readonly]]:bg-sunken has-[>[aria-invalid=true]]:border-negative has-[>[aria-invalid=true]]:inset-ring has-[>[aria-invalid=true]]:inset-ring-negative';

/** Control box around the file input or the textarea; its hover, focus, disabled and error styles follow that element. */
export const AnswerBox = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={`${BOX} ${className}`} />
);
