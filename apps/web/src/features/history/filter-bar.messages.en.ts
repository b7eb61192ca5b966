import { commonMessages as common } from '@sarraf/forms/common.en';
/** Messages of the filter of the history around its form. */
export const filterBarMessages = {
  show: 'Find an order',
  statement: common.statement,
  found: ({ n, text, isMore }: { n: number; text: string; isMore: boolean }) => {
    if (n === 0) return 'No order matches';
    if (n === 1) return '1 order matches';
    return `${text}${isMore ? ' or more' : ''} orders match`;
  },
  clear: 'Clear filters',
  noMatch: {
    title: 'No order matches',
    message: 'Search for another word, or clear the filters to see all orders.',
  },
};
