import { cva } from 'class-variance-authority';

/**
 * The two shapes of a table: rows and columns, or a card a row. It measures its own width, not the window's, and turns at 672 px.
 * The head of a stacked table is hidden from the eye alone: a screen reader still reads a cell with its column.
 */
export const table = cva('w-full border-collapse text-sm', {
  variants: { narrow: { stack: 'block @2xl:table', scroll: 'table' } },
});

export const caption = cva('text-start text-lg font-bold tracking-tight', {
  variants: { narrow: { stack: 'block pb-3 @2xl:table-caption', scroll: 'pb-3' } },
});

export const head = cva('', {
  variants: { narrow: { stack: 'sr-only @2xl:not-sr-only @2xl:table-header-group', scroll: '' } },
});

export const headCell = cva('border-b border-line py-2.5 font-semibold whitespace-nowrap text-ink-2 not-last:pe-4', {
  variants: { align: { start: 'text-start', end: 'text-end' } },
});

export const body = cva('', { variants: { narrow: { stack: 'block @2xl:table-row-group', scroll: '' } } });

export const row = cva('border-b border-line last:border-b-0', {
  variants: { narrow: { stack: 'block py-4 first:pt-0 last:pb-0 @2xl:table-row @2xl:py-0', scroll: '' } },
});

export const cell = cva('font-normal', {
  variants: {
    narrow: {
      stack: '@2xl:table-cell @2xl:py-3 @2xl:align-middle @2xl:not-last:pe-4',
      scroll: 'py-3 align-middle not-last:pe-4',
    },
    align: { start: '', end: '' },
    part: { rowHeader: 'text-ink', cell: '' },
  },
  compoundVariants: [
    { narrow: 'scroll', align: 'start', className: 'text-start' },
    { narrow: 'scroll', align: 'end', className: 'text-end whitespace-nowrap' },
    { narrow: 'stack', align: 'start', className: '@2xl:text-start' },
    { narrow: 'stack', align: 'end', className: '@2xl:text-end @2xl:whitespace-nowrap' },
    {
      narrow: 'stack',
      part: 'rowHeader',
      className: 'block pb-2 text-start text-base font-semibold wrap-anywhere @2xl:text-sm @2xl:font-normal',
    },
    { narrow: 'stack', part: 'cell', className: 'flex items-baseline justify-between gap-2 py-1 text-end' },
  ],
});

/** What stands in a cell; a stacked cell has two columns, its word and this. */
export const content = cva('', {
  variants: { narrow: { stack: 'max-w-[68%] min-w-0 wrap-anywhere @2xl:max-w-none', scroll: 'whitespace-nowrap' } },
});

/** The column's word before a stacked cell, with the dotted leader of a slip. */
export const leader =
  'flex min-w-0 flex-1 items-baseline gap-2 text-start text-ink-2 after:min-w-4 after:flex-1 after:translate-y-[-0.2em] after:border-b after:border-dotted after:border-control/60 @2xl:hidden';
