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
    amount: 'نکلوانے کی مقدار',
    unit: common.unit,
    all: ({ balance }) => `سب نکلوائیں: ${ltr(`${balance} USDT`)}`,
    amountMissing: 'لکھیں کہ کتنے USDT نکلوانے ہیں۔',
    aboveBalance: ({ balance }) => `آپ کا والٹ بیلنس ${ltr(`${balance} USDT`)} ہے`,
    network: common.network,
    networkPlaceholder: 'نیٹ ورک منتخب کریں',
    networkMissing: 'وہ نیٹ ورک منتخب کریں جس پر آپ کا والٹ USDT لیتا ہے۔',
    address: 'آپ کا والٹ ایڈریس',
    addressHint: 'جس والٹ میں USDT لینے ہیں، اس کا ایڈریس پیسٹ کریں۔',
    addressMissing: 'اپنے والٹ کا ایڈریس لکھیں۔',
    addressForm: ({ network }) => `یہ ${network} کا درست ایڈریس نہیں۔ براہِ کرم دیکھ لیں۔`,
    addressChecksum: 'اس ایڈریس کا کوئی حرف غلط ہے۔ اسے اپنے والٹ سے دوبارہ کاپی کریں۔',
    addressUnspendable:
      'اس ایڈریس پر بھیجے گئے USDT ضائع ہو جاتے ہیں: انہیں کوئی خرچ نہیں کر سکتا۔ اپنے والٹ کا ایڈریس لکھیں۔',
    review: 'تفصیلات دیکھیں',
    reviewing: 'آپ نکلوا رہے ہیں',
    warning: 'ہر حصہ اپنے والٹ سے ملا لیں۔ غلط ایڈریس پر بھیجے گئے USDT واپس نہیں آ سکتے۔',
    back: 'تفصیل بدلیں',
    submit: common.withdraw,
    submitting: 'درخواست بھیجی جا رہی ہے...',
    failed: 'درخواست نہیں بھیجی جا سکی۔ براہِ کرم دوبارہ کوشش کریں۔',
    unanswered: 'سرور سے جواب نہیں آیا۔ دوبارہ کوشش سے پہلے اپنا والٹ دیکھ لیں، شاید درخواست پہنچ چکی ہو۔',
  },
};
