import type { statsFilterMessages as en } from './stats-filter.messages.en.ts';

export const statsFilterMessages: typeof en = {
  period: 'مدت',
  all: 'پورا عرصہ',
  week: 'پچھلا ہفتہ',
  month: 'پچھلا مہینہ',
  year: 'پچھلا سال',
  search: 'سرگرمیاں تلاش کریں',
  placeholder: 'صارف، عمل یا اسٹیٹس',
  clear: 'تلاش صاف کریں',
  tooLong: ({ n }) => `تلاش میں زیادہ سے زیادہ ${n} ${n === 1 ? 'حرف' : 'حروف'} لکھیں`,
};
