import { ltr } from '@sarraf/domain';
import { commonMessages as common } from '@sarraf/forms/common.ur';
import { deskMessages as desk } from '../desk.messages.ur.ts';
import type { reconciliationMessages as en } from './reconciliation.messages.en.ts';

export const reconciliationMessages: typeof en = {
  title: common.reconciliation,
  description: 'جو آیا اور اس کا کیا ہوا، سب USDT میں۔',
  loading: 'جمع ہو رہا ہے…',
  deposits: 'ڈپازٹ',
  sold: desk.sold,
  wallet: 'والٹ میں',
  review: 'فیصلہ باقی',
  refunded: 'واپس بھیجا',
  kept: 'رکھا ہوا',
  total: 'مجموعی',
  difference: 'فرق',
  adds: 'حساب برابر ہے',
  doesNot: ({ amount }) => `حساب میں ${ltr(`${amount} USDT`)} کم ہیں`,
  networks: 'ہر نیٹ ورک کا حساب',
  unswept: 'ہمارے ایڈریس پر',
  unsweptNote: 'ہمارا حساب ایک ایڈریس پر کتنا بتاتا ہے، اور نیٹ ورک کتنا۔',
  unsweptMore: ({ shown, count }) => `سب سے بڑے ${shown}، مجموعی ${count} میں سے۔`,
  unsweptEmpty: 'ہمارے کسی ایڈریس پر USDT نہیں۔',
  ours: 'ہمارا حساب',
  chain: 'نیٹ ورک',
  checked: 'کب پوچھا',
  neverChecked: 'ابھی نہیں پوچھا',
  differs: 'فرق ہے',
  refresh: 'نیٹ ورک سے دوبارہ پوچھیں',
  unconfirmed: {
    title: 'درج ہیں، نیٹ ورک پر ابھی نہیں',
    message: 'جب تک نیٹ ورک پر نظر نہ آئے، یہ ہمارے پاس ہی شمار ہوتے ہیں۔ ایک گھنٹے بعد دوبارہ درج ہو سکتے ہیں۔',
  },
  sweep: {
    column: 'منتقلی',
    record: 'درج کریں',
    recordFor: ({ address }) => `جو اس ایڈریس سے گیا وہ درج کریں: ${address}`,
    title: 'کیا منتقل ہوا؟',
    message: 'پہلے USDT منتقل کریں۔ ٹرانزیکشن نیٹ ورک پر دیکھی جاتی ہے اور ہمارا حساب بدلتا ہے۔',
    submit: 'درج کریں',
    done: ({ amount }) => `منتقلی درج ہو گئی: ${ltr(amount)}`,
    unconfirmed: 'یہ ٹرانزیکشن نیٹ ورک پر دیکھی جا رہی ہے۔',
    waits: ({ amount }) =>
      `دوسرا ایڈمن اس ایڈریس پر وجہ کے ساتھ یہی درج کر کے ہاں کہتا ہے: ${ltr(amount)} اور یہ ٹرانزیکشن۔`,
  },
  refreshed: 'نیٹ ورک سے پوچھا جا رہا ہے۔ جواب ایک منٹ میں یہاں آ جاتے ہیں۔',
};
