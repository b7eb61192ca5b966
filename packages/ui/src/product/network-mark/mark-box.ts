import { cva, type VariantProps } from 'class-variance-authority';

/** Rounded square of a mark. The letters in it are part of the drawing, so they scale with the box. */
export const markBox = cva(
  'inline-grid shrink-0 place-items-center overflow-hidden rounded-mark font-bold tracking-tight text-mark-ink select-none',
  {
    variants: {
      size: { sm: 'size-8 text-[length:--spacing(2.75)]', md: 'size-10 text-[length:--spacing(3.25)]/[1.4]' },
    },
  },
);

/** `sm` is 32 px, `md` 40 px. */
export type MarkSize = NonNullable<VariantProps<typeof markBox>['size']>;
