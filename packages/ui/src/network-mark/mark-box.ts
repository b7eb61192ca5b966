import { cva, type VariantProps } from 'class-variance-authority';

/** The rounded square every mark is drawn in. */
export const markBox = cva(
  'inline-grid shrink-0 place-items-center overflow-hidden rounded-mark font-bold tracking-tight text-mark-ink select-none',
  { variants: { size: { sm: 'size-8 text-[0.6875rem]', md: 'size-10 text-xs' } } },
);

/** `sm` is 32 px, `md` 40 px. */
export type MarkSize = NonNullable<VariantProps<typeof markBox>['size']>;
