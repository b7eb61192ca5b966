import { ltr } from '@sarraf/domain';
import { commonMessages as common } from '../common.messages.ur.ts';
import type { historyFilterMessages as en } from './history-filter.messages.en.ts';

export const historyFilterMessages: typeof en = {
  status: common.status,
  statuses: {
    all: 'تمام',
    'in-process': 'جاری',
    completed: 'مکمل',
    returned: common.returnedByBank,
    cancelled: 'منسوخ',
    failed: common.failed,
  },
  period: 'مدت',
  periods: {
    any: 'پورا عرصہ',
    'this-month': 'یہ مہینہ',
    'last-month': 'پچھلا مہینہ',
    own: 'دوسرے دن',
  },
  taxYear: ({ from, to }) => `ٹیکس سال ${ltr(`${from}–${to}`)} (جولائی تا جون)`,
  from: 'پہلا دن',
  to: 'آخری دن',
  search: 'تلاش',
  placeholder: 'آرڈر، حوالہ، ہیش یا اکاؤنٹ',
  clearSearch: common.clearSearch,
  fromRequired: 'پہلا دن چنیں',
  toRequired: 'آخری دن چنیں',
  reversed: 'آخری دن پہلے دن سے پہلے کا ہے',
  tooManyDays: ({ n }) => `زیادہ سے زیادہ ${n} دن چنیں`,
  tooLong: common.searchTooLong,
};
