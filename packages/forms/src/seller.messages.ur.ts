import { ltr } from '@sarraf/domain';
import { commonMessages as common } from './common.messages.ur.ts';
import type { sellerFormMessages as en } from './seller.messages.en.ts';

export const sellerFormMessages: typeof en = {
  payoutAccount: {
    submit: 'رقم اس اکاؤنٹ میں بھیجیں',
    submitting: 'اکاؤنٹ تبدیل ہو رہا ہے...',
    failed: 'اکاؤنٹ تبدیل نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔',
  },
  withdrawal: {
    amount: 'نکالنے کی مقدار',
    unit: common.unit,
    all: ({ balance }) => `سب نکالیں: ${ltr(`${balance} USDT`)}`,
    amountMissing: 'لکھیں کہ کتنے USDT نکالنے ہیں۔',
    aboveBalance: ({ balance }) => `آپ کا والٹ بیلنس ${ltr(`${balance} USDT`)} ہے`,
    network: common.network,
    networkPlaceholder: 'نیٹ ورک منتخب کریں',
    networkMissing: 'وہ نیٹ ورک منتخب کریں جس پر آپ کا والٹ USDT لیتا ہے۔',
    address: 'آپ کا والٹ ایڈریس',
    addressHint: 'اس والٹ سے کاپی کر کے یہاں پیسٹ کریں جس میں USDT لینے ہیں۔',
    addressMissing: 'اپنے والٹ کا ایڈریس لکھیں۔',
    addressForm: ({ network }) => `یہ ${network} کا ایڈریس نہیں۔ براہِ کرم ایک بار دیکھ لیں۔`,
    addressChecksum: 'اس ایڈریس کا کوئی حرف غلط ہے۔ اسے اپنے والٹ سے دوبارہ کاپی کریں۔',
    addressUnspendable:
      'اس ایڈریس پر بھیجے گئے USDT ضائع ہو جاتے ہیں: انہیں کوئی خرچ نہیں کر سکتا۔ اپنے والٹ کا ایڈریس لکھیں۔',
    review: 'تفصیلات دیکھیں',
    reviewing: 'آپ نکال رہے ہیں',
    warning: 'ہر حصہ اپنے والٹ سے ملا لیں۔ غلط ایڈریس پر بھیجے گئے USDT واپس نہیں آ سکتے۔',
    back: 'کچھ تبدیل کریں',
    submit: 'ابھی نکالیں',
    submitting: 'درخواست جا رہی ہے...',
    failed: 'درخواست نہیں بھیجی جا سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
    unanswered: 'کوئی جواب نہیں آیا۔ دوبارہ کرنے سے پہلے اپنا والٹ دیکھ لیں، شاید درخواست پہنچ چکی ہو۔',
  },
};
