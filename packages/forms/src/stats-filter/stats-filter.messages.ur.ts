import { commonMessages as common } from '../common.messages.ur.ts';
import type { statsFilterMessages as en } from './stats-filter.messages.en.ts';

export const statsFilterMessages: typeof en = {
  period: 'مدت',
  all: 'پورا عرصہ',
  week: 'پچھلا ہفتہ',
  month: 'پچھلا مہینہ',
  year: 'پچھلا سال',
  search: 'سرگرمیاں تلاش کریں',
  placeholder: 'صارف، عمل یا اسٹیٹس',
  clear: common.clearSearch,
  tooLong: common.searchTooLong,
};
