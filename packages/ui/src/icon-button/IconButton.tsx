import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

const iconButton = cva(
  'inline-flex size-target shrink-0 items-center justify-center rounded-box border transition-colors disabled:cursor-not-allowed disabled:text-ink-3',
  {
    variants: {
      tone: {
        neutral:
          'text-ink-2 hover:not-disabled:bg-neutral-soft hover:not-disabled:text-ink active:not-disabled:bg-line high-contrast:active:not-disabled:bg-ink high-contrast:active:not-disabled:text-surface',
        brand:
          'text-brand hover:not-disabled:bg-brand-soft active:not-disabled:brightness-90 dark:active:not-disabled:brightness-110',
        negative:
          'text-negative hover:not-disabled:bg-negative-soft active:not-disabled:brightness-90 dark:active:not-disabled:brightness-110',
      },
      outlined: { true: 'border-control bg-surface', false: 'border-transparent' },
    },
  },
);

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title'> {
  /** Accessible name and tooltip, as in `Cancel order`. */
  label: string;
  /** Icon of 20 to 24 px; hidden from assistive technology. */
  icon: ReactNode;
  /** `negative` for a destructive action, `brand` for a helpful one. */
  tone?: 'neutral' | 'brand' | 'negative';
  /** Shows a border, for a button that is not beside others. */
  outlined?: boolean;
}

/** Button with an icon only, 44 px square. Renders a `<button type="button">`. */
export function IconButton({
  label,
  icon,
  tone = 'neutral',
  outlined = false,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      data-component="IconButton"
      data-tone={tone}
      className={iconButton({ tone, outlined, className })}
    >
      <span aria-hidden="true" data-part="icon" className="inline-flex [&>svg]:size-5">
        {icon}
      </span>
    </button>
  );
}
