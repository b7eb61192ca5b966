import type { ElapsedTime } from '@sarraf/domain';

/** Messages for dates and relative times (product.md R6). */
export const clockMessages = {
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  date: ({ day, month, year }: { day: number; month: string; year: number }) => `${day} ${month} ${year}`,
  dayMonth: ({ day, month }: { day: number; month: string }) => `${day} ${month}`,
  monthYear: ({ month, year }: { month: string; year: number }) => `${month} ${year}`,
  day: ({ weekday, date }: { weekday: string; date: string }) => `${weekday}, ${date}`,
  /** `hour` is 0 to 23. */
  time: ({ hour, minute }: { hour: number; minute: string }) =>
    `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`,
  moment: ({ date, time }: { date: string; time: string }) => `${date}, ${time}`,
  ago({ value, unit }: ElapsedTime): string {
    if (unit === 'second') return 'now';
    if (unit === 'day' && value === 1) return 'yesterday';
    return `${value} ${unit}${value === 1 ? '' : 's'} ago`;
  },
};
