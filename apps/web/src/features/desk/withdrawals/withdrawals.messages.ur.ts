import { commonMessages as common } from '@sarraf/forms/common.ur';
import { deskMessages as desk } from '../desk.messages.ur.ts';
import type { withdrawalsMessages as en } from './withdrawals.messages.en.ts';

export const withdrawalsMessages: typeof en = {
  title: common.withdrawals,
  which: 'کون سی واپسی',
  empty: { title: 'کچھ بھیجنا باقی نہیں', message: 'بیچنے والے جو USDT واپس مانگیں، وہ یہاں آتے ہیں۔' },
  statuses: { requested: desk.waiting, claimed: desk.inProgress, paid: 'بھیجی گئی', refused: 'انکار' },
  send: common.quantity,
  to: 'اس ایڈریس پر',
  asked: 'کب مانگی',
  screened: 'اس کا ایڈریس یا مالک ممنوعہ فہرست پر ہے۔ یہ نہ بھیجیں۔',
  unspendable: 'اس ایڈریس کی چابیاں کسی کے پاس نہیں: وہاں بھیجا ہوا ضائع ہے۔ انکار کریں۔',
  acts: {
    claim: { label: desk.claim, title: 'یہ واپسی لیں', message: 'یہ آپ کے ہاتھ میں ہے۔' },
    paid: {
      label: 'بھیج دی',
      title: 'کیا بھیج دی؟',
      message: 'پہلے USDT بھیجیں۔ ان کی ٹرانزیکشن نیٹ ورک پر دیکھی جاتی ہے۔',
    },
    refuse: {
      label: 'انکار',
      title: 'کیا اس واپسی سے انکار ہے؟',
      message: 'یہ USDT والٹ میں رہتے ہیں اور بیچنے والا وجہ پڑھتا ہے۔',
    },
  },
};
