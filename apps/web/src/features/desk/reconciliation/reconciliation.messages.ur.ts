import { ltr } from '@sarraf/domain';
import { commonMessages as common } from '@sarraf/forms/common.ur';
import { deskMessages as desk } from '../desk.messages.ur.ts';
import type { reconciliationMessages as en } from './reconciliation.messages.en.ts';

const recordSweep = 'منتقلی درج کریں';

export const reconciliationMessages: typeof en = {
  title: common.reconciliation,
  books: { label: 'حساب', rupees: common.rupees },
  description: 'ڈپازٹ اور ان کا استعمال، سب USDT میں۔',
  loading: 'حساب ہو رہا ہے…',
  deposits: 'ڈپازٹ',
  sold: desk.sold,
  wallet: 'والٹ میں',
  review: 'زیرِ غور',
  refunded: desk.refunded,
  kept: desk.kept,
  total: desk.total,
  difference: 'فرق',
  adds: 'حساب برابر',
  doesNot: ({ amount }) => `حساب میں ${ltr(`${amount} USDT`)} کا فرق ہے`,
  networks: 'نیٹ ورک وار',
  unswept: 'ڈپازٹ ایڈریسز کا بیلنس',
  unsweptNote: 'ہر ایڈریس کا بیلنس ہمارے حساب میں اور نیٹ ورک پر۔',
  unsweptMore: ({ shown, count }) => `سب سے بڑے ${shown}، مجموعی ${count} میں سے۔`,
  unsweptEmpty: 'کسی ڈپازٹ ایڈریس پر USDT نہیں۔',
  ours: 'ہمارا حساب',
  chain: 'نیٹ ورک پر بیلنس',
  checked: 'آخری جانچ',
  neverChecked: 'ابھی جانچ نہیں ہوئی',
  differs: 'فرق ہے',
  refresh: 'نیٹ ورک کا بیلنس تازہ کریں',
  unconfirmed: {
    title: 'کنفرمیشن کی منتظر منتقلیاں',
    message:
      'جب تک ٹرانزیکشن نیٹ ورک پر نظر نہ آئے، یہ USDT ہمارے پاس ہی شمار ہوتے ہیں۔ ایک گھنٹے بعد منتقلی دوبارہ درج ہو سکتی ہے۔',
  },
  sweep: {
    column: 'منتقلی',
    record: 'درج کریں',
    recordFor: ({ address }) => `اس ایڈریس سے منتقلی درج کریں: ${address}`,
    title: recordSweep,
    message: 'پہلے USDT منتقل کریں۔ ٹرانزیکشن نیٹ ورک پر چیک ہوتی ہے، پھر ہمارا حساب بدلتا ہے۔',
    submit: recordSweep,
    done: ({ amount }) => `منتقلی درج ہو گئی: ${ltr(amount)}`,
    unconfirmed: 'ٹرانزیکشن کے نیٹ ورک پر آنے کا انتظار ہے۔',
    waits: ({ amount }) =>
      `دوسرا ایڈمن وجہ کے ساتھ یہی منتقلی درج کر کے منظوری دیتا ہے: یہی ایڈریس، ${ltr(amount)} اور یہی ٹرانزیکشن۔`,
  },
  refreshed: 'نیٹ ورک کا بیلنس تازہ کیا جا رہا ہے۔ یہ ایک منٹ میں یہاں آ جائے گا۔',
};
