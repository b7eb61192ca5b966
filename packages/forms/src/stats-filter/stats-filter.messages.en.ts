import { commonMessages as common } from '../common.messages.en.ts';

/** Messages of the statistics filter. */
export const statsFilterMessages = {
  period: 'Period',
  all: 'All Time',
  week: 'Last Week',
  month: 'Last Month',
  year: 'Last Year',
  search: 'Search activities',
  placeholder: 'User, action or status',
  clear: common.clearSearch,
  tooLong: common.searchTooLong,
};
