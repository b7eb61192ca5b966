import { messages } from '@sarraf/forms';

/** One thing, or several. */
const counted = (count: string, one: string, many: string) => `${count} ${count === '1' ? one : many}`;

/** Every sentence of the statistics page; a second language is a second table. */
export const platformStatsMessages = {
  title: 'Platform Statistics',
  loading: 'Loading statistics…',
  loadingFigure: 'Loading…',
  updating: 'Updating…',
  failed: {
    message: 'Failed to load statistics',
    retry: 'Retry',
  },
  metrics: {
    users: 'Total Users',
    received: 'Total Received',
    sell: 'Total Sell',
    deleted: 'Total Deleted',
  },
  dollars: ({ amount }: { amount: string }) => `$${amount}`,
  about: ({ amount }: { amount: string }) => `≈ ${amount}`,
  usdt: ({ amount }: { amount: string }) => `≈ ${amount} USDT`,
  verified: ({ users }: { users: string }) => counted(users, 'verified user', 'verified users'),
  received: ({ users }: { users: string }) => counted(users, 'user received', 'users received'),
  sold: ({ users }: { users: string }) => counted(users, 'user sold', 'users sold'),
  chart: {
    title: 'Transaction Overview',
    series: { transactions: 'Transactions', users: 'Users' },
    perDay: 'Each day',
    perMonth: 'Average per day, month by month',
    view: 'Show as',
    chart: 'Chart',
    table: 'Table',
    day: 'Date',
    month: 'Month',
    byDay: 'Left and right arrow keys go from day to day.',
    byMonth: 'Left and right arrow keys go from month to month.',
    empty: {
      title: 'No transactions yet in this period',
      message: 'Each day with an order will be a point on this line.',
    },
  },
  activities: {
    title: 'Recent Activities',
    loading: 'Loading activities…',
    columns: { user: 'User', action: 'Action', amount: 'Amount', date: 'Date', status: 'Status' },
    nameless: 'Anonymous User',
    dateless: 'Unknown',
    found: ({ count }: { count: string }) => counted(count, 'activity found', 'activities found'),
    empty: {
      title: 'No activities yet in this period',
      message: 'What users sell and receive will be listed here.',
    },
    noMatch: {
      title: ({ search }: { search: string }) => `No activities match “${search}”`,
      message: 'Try another name, action or status, or a longer period.',
      clear: messages.stats.clear,
    },
  },
};
