/** Messages of the statistics filter. */
export const statsFilterMessages = {
  period: 'Period',
  all: 'All Time',
  week: 'Last Week',
  month: 'Last Month',
  year: 'Last Year',
  search: 'Search activities',
  placeholder: 'User, action or status',
  clear: 'Clear search',
  tooLong: ({ n }: { n: number }) => `Search for at most ${n} characters`,
};
