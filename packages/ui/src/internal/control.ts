import { cva } from 'class-variance-authority';

/** Box of a one-line control: 56 px tall on phones, 52 px from `md`, with a border in the control colour (3:1 on any background). */
export const controlBox = cva([
  'flex min-h-14 w-full min-w-0 items-center rounded-control border border-control bg-surface text-base text-ink transition-colors md:min-h-13',
  'hover:not-has-[>:disabled]:not-has-[>[readonly]]:not-has-[>[aria-invalid=true]]:border-ink-2',
  'has-[>:focus-visible]:outline-2 has-[>:focus-visible]:outline-offset-2 has-[>:focus-visible]:outline-focus',
  'has-[>:disabled]:border-line has-[>:disabled]:bg-sunken has-[>:disabled]:text-ink-3',
  'has-[>[readonly]]:border-line has-[>[readonly]]:bg-sunken',
  'has-[>[aria-invalid=true]]:border-negative has-[>[aria-invalid=true]]:inset-ring has-[>[aria-invalid=true]]:inset-ring-negative',
]);

/** The input inside a `controlBox`; the box shows the focus ring for it. */
export const controlText =
  'min-w-0 flex-1 self-stretch rounded-[inherit] bg-transparent px-4 text-base text-inherit outline-none placeholder:text-ink-3 max-[359px]:placeholder:text-xs disabled:cursor-not-allowed';
