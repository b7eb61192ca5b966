import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { filterBarMessages as en } from './filter-bar.messages.en.ts';

export const filterBarMessages: typeof en = {
  show: 'آرڈر تلاش کریں',
  statement: common.statement,
  found: ({ n, text, isMore }) => {
    if (n === 0) return 'کوئی آرڈر نہیں ملا';
    return isMore ? `کم از کم ${text} آرڈر ملے` : `${text} آرڈر ملے`;
  },
  clear: 'فلٹر ہٹائیں',
  noMatch: {
    title: 'کوئی آرڈر نہیں ملا',
    message: 'کوئی اور لفظ تلاش کریں، یا تمام آرڈر دیکھنے کے لیے فلٹر ہٹائیں۔',
  },
};
