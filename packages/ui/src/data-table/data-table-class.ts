import { cva } from 'class-variance-authority';

/**
 * Classes for the two layouts that become a table at 672 px (a container query, not the window). Below that each row is a block, and the
 * header is only visually hidden: screen readers still read each cell with its column.
 */
const stackOrCard = (classes: string) => ({ stack: classes, card: classes });

export const table = cva('w-full border-collapse text-sm', {
  variants: { narrow: { ...stackOrCard('block @2xl:table'), scroll: 'table' } },
});

export const caption = cva('text-start text-lg font-bold tracking-tight', {
  variants: { narrow: { ...stackOrCard('block pb-3 @2xl:table-caption'), scroll: 'pb-3' } },
});

export const head = cva('', {
  variants: { narrow: { ...stackOrCard('sr-only @2xl:not-sr-only @2xl:table-header-group'), scroll: '' } },
});

/** Figures end on the right in every language: their last digits line up, also where the line of text runs to the left. */
const FIGURES = 'text-end rtl:text-start';

export const headCell = cva('border-b border-line py-2.5 font-semibold whitespace-nowrap text-ink-2 not-last:pe-4', {
  variants: { align: { start: 'text-start', end: FIGURES } },
});

export const body = cva('', { variants: { narrow: { ...stackOrCard('block @2xl:table-row-group'), scroll: '' } } });

export const row = cva('border-b border-line last:border-b-0', {
  variants: {
    narrow: {
      stack: 'block py-4 first:pt-0 last:pb-0 @2xl:table-row @2xl:py-0',
      card: [
        'flex flex-wrap items-baseline gap-x-2 gap-y-0.5 py-3.5 first:pt-0 last:pb-0 @2xl:table-row @2xl:py-0',
        // Ends the first line.
        'before:order-4 before:basis-full @2xl:before:hidden',
      ],
      scroll: '',
    },
  },
});

const TABLE_CELL = '@2xl:table-cell @2xl:py-3 @2xl:align-middle @2xl:not-last:pe-4';

export const cell = cva('font-normal', {
  variants: {
    narrow: {
      stack: TABLE_CELL,
      card: `block max-w-full min-w-0 ${TABLE_CELL}`,
      scroll: 'py-3 align-middle not-last:pe-4',
    },
    align: { start: '', end: '' },
    part: { rowHeader: 'text-ink', cell: '' },
    // Visual order only; the DOM order is that of the columns. The cell before the end of a line grows, so that content that does not
    // fit starts the next line.
    place: {
      title: '@max-2xl:order-1 @max-2xl:text-base @max-2xl:font-bold',
      subtitle: '@max-2xl:order-2 @max-2xl:grow @max-2xl:in-data-[state=ready]:text-ink-2',
      state: '@max-2xl:order-3',
      line: '@max-2xl:order-5 @max-2xl:grow @max-2xl:text-start',
      end: '@max-2xl:order-6 @max-2xl:text-xs @max-2xl:in-data-[state=ready]:text-ink-2',
    },
  },
  compoundVariants: [
    { narrow: 'scroll', align: 'start', className: 'text-start' },
    { narrow: 'scroll', align: 'end', className: `${FIGURES} whitespace-nowrap` },
    { narrow: ['stack', 'card'], align: 'start', className: '@2xl:text-start' },
    { narrow: ['stack', 'card'], align: 'end', className: '@2xl:text-end @2xl:rtl:text-start @2xl:whitespace-nowrap' },
    {
      narrow: 'stack',
      part: 'rowHeader',
      className: 'block pb-2 text-start text-base font-semibold wrap-anywhere @2xl:text-sm @2xl:font-normal',
    },
    { narrow: 'stack', part: 'cell', className: 'flex items-baseline justify-between gap-2 py-1 text-end' },
  ],
});

/** Content of a cell; in a stacked cell it follows the column's header. */
export const content = cva('', {
  variants: {
    narrow: {
      stack: 'max-w-[68%] min-w-0 wrap-anywhere @2xl:max-w-none',
      card: 'wrap-anywhere',
      scroll: 'whitespace-nowrap',
    },
  },
});

/** Skeleton of a cell. Needs fixed widths on a card, whose cells have no width of their own. */
export const placeholder = cva('my-[0.2em] inline-block max-w-28 align-middle', {
  variants: {
    place: {
      title: '@max-2xl:w-18',
      subtitle: '@max-2xl:w-10',
      state: '@max-2xl:w-24',
      line: '@max-2xl:w-28',
      end: '@max-2xl:w-24',
    },
  },
});

/** Column header before a stacked cell, with the dotted leader of a slip. */
export const leader =
  'flex min-w-0 flex-1 items-baseline gap-2 text-start text-ink-2 after:min-w-4 after:flex-1 after:translate-y-[-0.2em] after:border-b after:border-dotted after:border-control/60 @2xl:hidden';
