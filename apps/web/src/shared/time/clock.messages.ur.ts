import type { clockMessages as en } from './clock.messages.en.ts';

/** Part of the day for an hour (0 to 23); Urdu uses it instead of am and pm. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 19) return 'رات';
  if (hour < 12) return 'صبح';
  return hour < 16 ? 'دوپہر' : 'شام';
}

/** Units of time, singular and plural. */
const UNITS = {
  minute: ['منٹ', 'منٹ'],
  hour: ['گھنٹہ', 'گھنٹے'],
  day: ['دن', 'دن'],
  month: ['مہینہ', 'مہینے'],
  year: ['سال', 'سال'],
} as const;

export const clockMessages: typeof en = {
  weekdays: ['اتوار', 'پیر', 'منگل', 'بدھ', 'جمعرات', 'جمعہ', 'ہفتہ'],
  months: ['جنوری', 'فروری', 'مارچ', 'اپریل', 'مئی', 'جون', 'جولائی', 'اگست', 'ستمبر', 'اکتوبر', 'نومبر', 'دسمبر'],
  date: ({ day, month, year }) => `${day} ${month} ${year}`,
  dayMonth: ({ day, month }) => `${day} ${month}`,
  monthYear: ({ month, year }) => `${month} ${year}`,
  day: ({ weekday, date }) => `${weekday}، ${date}`,
  time: ({ hour, minute }) => `${partOfDay(hour)} ${hour % 12 === 0 ? 12 : hour % 12}:${minute}`,
  moment: ({ date, time }) => `${date}، ${time}`,
  ago({ value, unit }) {
    if (unit === 'second') return 'ابھی';
    if (unit === 'day' && value === 1) return 'کل';
    const [one, other] = UNITS[unit];
    return `${value} ${value === 1 ? one : other} پہلے`;
  },
};
