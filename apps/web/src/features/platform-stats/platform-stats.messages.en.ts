import { statsFilterMessages as filter } from '@sarraf/forms/stats-filter.en';
import { commonMessages as common } from '@sarraf/forms/common.en';

/** A count with its noun, singular or plural. */
const counted = (count: string, one: string, many: string) => `${count} ${count === '1' ? one : many}`;

/** English messages of the statistics page. */
export const platformStatsMessages = {
  title: common.platformStats,
  loading: 'Loading statistics…',
  loadingFigure: common.loading,
  updating: 'Updating…',
  failed: {
    message: 'Failed to load statistics',
    retry: common.retry,
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
    series: { transactions: 'Transactions', users: common.users },
    averages: { transactions: 'Transactions a day', users: 'Users a day' },
    note: { day: 'Each day', week: 'Average day of each week', month: 'Average day of each month' },
    view: 'Show as',
    chart: 'Chart',
    table: 'Table',
    point: { day: common.date, week: 'Week', month: 'Month' },
    time: 'Time runs from left to right.',
    instructions: {
      day: 'Left and right arrow keys go from day to day.',
      week: 'Left and right arrow keys go from week to week.',
      month: 'Left and right arrow keys go from month to month.',
    },
    aDay: ({ average }: { average: string }) => `${average} a day`,
    soFar: ({ label }: { label: string }) => `${label}, so far`,
    range: ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
    inDays: ({ transactions, days }: { transactions: string; days: string }) =>
      `${counted(transactions, 'transaction', 'transactions')} in ${counted(days, 'day', 'days')}`,
    span: ({ span }: { span: string }) => `${span}.`,
    between: ({ series, low, high, highest }: { series: string; low: string; high: string; highest: string }) =>
      `${series}: ${low} to ${high}, highest ${highest}.`,
    same: ({ series, value }: { series: string; value: string }) => `${series}: always ${value}.`,
    empty: {
      title: 'No transactions yet in this period',
      message: 'Each day with an order will be a point on this line.',
    },
  },
  activities: {
    title: 'Recent Activities',
    loading: 'Loading activities…',
    columns: { user: 'User', action: 'Action', amount: common.amount, date: common.date, status: common.status },
    nameless: common.anonymous,
    dateless: common.unknown,
    notShown: common.notShown,
    found: ({ count }: { count: string }) => counted(count, 'activity found', 'activities found'),
    empty: {
      title: 'No activities yet in this period',
      message: 'What users sell and receive will be listed here.',
    },
    noMatch: {
      title: ({ search }: { search: string }) => `No activities match “${search}”`,
      message: 'Try another name, action or status, or a longer period.',
      clear: filter.clear,
    },
  },
};
