import { commonMessages as common } from '@sarraf/forms/common.ur';
import { deskMessages as desk } from '../desk.messages.ur.ts';
import type { withdrawalsMessages as en } from './withdrawals.messages.en.ts';

export const withdrawalsMessages: typeof en = {
  title: common.withdrawals,
  which: 'ودڈرال کا اسٹیٹس',
  empty: { title: 'کوئی ودڈرال نہیں', message: 'بیچنے والوں کی ودڈرال کی درخواستیں یہاں آتی ہیں۔' },
  statuses: { requested: common.requested, claimed: desk.inProgress, paid: common.sent, refused: 'مسترد' },
  send: common.quantity,
  to: common.address,
  seller: 'درخواست گزار',
  asked: common.requested,
  screened: 'یہ ایڈریس یا اس کا مالک ممنوعہ فہرست پر ہے۔ نہ بھیجیں۔',
  unspendable: 'اس ایڈریس پر بھیجے گئے USDT ضائع ہو جاتے ہیں: انہیں کوئی خرچ نہیں کر سکتا۔ یہ ودڈرال رد کریں۔',
  acts: {
    claim: { label: desk.claim, title: 'یہ ودڈرال ذمے لیں', message: 'یہ آپ کے ذمے ہے۔' },
    paid: { label: 'روانہ قرار دیں', title: 'یہ ودڈرال روانہ قرار دیں', message: desk.verify },
    refuse: {
      label: 'رد کریں',
      title: 'کیا یہ ودڈرال رد کرنا ہے؟',
      message: 'اس کے USDT بیچنے والے کے والٹ میں واپس جاتے ہیں، اور بیچنے والا وجہ دیکھتا ہے۔',
    },
  },
};
