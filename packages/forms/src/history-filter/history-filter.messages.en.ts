import { commonMessages as common } from '../common.messages.en.ts';

/** Messages of the filter of the history and of the days of a statement. */
export const historyFilterMessages = {
  status: common.status,
  statuses: {
    all: 'All',
    'in-process': 'In process',
    completed: 'Completed',
    returned: common.returnedByBank,
    cancelled: 'Cancelled',
    failed: common.failed,
  },
  period: 'Period',
  periods: {
    any: 'Any time',
    'this-month': 'This month',
    'last-month': 'Last month',
    own: 'Other days',
  },
  taxYear: ({ from, to }: { from: string; to: string }) => `Tax year ${from}–${to} (July to June)`,
  from: 'First day',
  to: 'Last day',
  search: 'Search',
  placeholder: 'Order, UTR, hash or account',
  clearSearch: common.clearSearch,
  fromRequired: 'Choose the first day',
  toRequired: 'Choose the last day',
  reversed: 'The last day is before the first',
  tooManyDays: ({ n }: { n: number }) => `Choose at most ${n} days`,
  tooLong: common.searchTooLong,
};
