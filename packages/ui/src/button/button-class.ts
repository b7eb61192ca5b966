import { cva, type VariantProps } from 'class-variance-authority';

/**
 * Classes that make a link look like a button: `<Link className={buttonClass({ size: 'sm' })} to="…">`. It stays a link for assistive
 * technology.
 */
export const buttonClass = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold no-underline select-none',
    'transition-colors disabled:cursor-not-allowed aria-disabled:cursor-progress',
    'active:not-disabled:not-aria-disabled:brightness-90 dark:active:not-disabled:not-aria-disabled:brightness-110',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-brand text-on-brand hover:not-disabled:bg-brand-strong disabled:border-line disabled:bg-sunken disabled:text-ink-3',
        secondary:
          'border-control bg-surface text-ink hover:not-disabled:bg-sunken active:not-disabled:bg-neutral-soft disabled:border-line disabled:bg-sunken disabled:text-ink-3',
        quiet: 'border-transparent text-brand hover:not-disabled:bg-brand-soft disabled:text-ink-3',
        danger:
          'border-transparent bg-negative text-on-negative hover:not-disabled:bg-negative-strong disabled:border-line disabled:bg-sunken disabled:text-ink-3',
      },
      size: {
        md: 'min-h-13 px-5 py-2 text-base',
        sm: 'min-h-target px-4 py-1.5 text-sm',
      },
      fullWidth: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'primary', size: 'md', fullWidth: false },
  },
);

/** Options of `buttonClass`. */
export type ButtonLook = VariantProps<typeof buttonClass>;
