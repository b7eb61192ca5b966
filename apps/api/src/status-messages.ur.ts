import { BRAND } from './brand.ts';
import type { statusMessages as english } from './status-messages.en.ts';

/** Urdu messages about an order, sent over WhatsApp or SMS. */
export const statusMessages: typeof english = {
  statusMessages: {
    depositSeen: ({ amount }) =>
      `${BRAND.nameUrdu}: آپ کے ${amount} نظر آ گئے ہیں۔ نیٹ ورک کی تصدیق ہوتے ہی ہم آپ کو روپے بھیج دیں گے۔`,
    paid: ({ rupees, account, utr }) =>
      `${BRAND.nameUrdu}: آپ کے اکاؤنٹ میں جس کے آخری ہندسے ${account} ہیں ${rupees} روپے بھیج دیے گئے۔ ادائیگی کا UTR نمبر ${utr} ہے۔ اسے سنبھال کر رکھیں۔`,
    payoutProblem: ({ rupees }) =>
      `${BRAND.nameUrdu}: بینک نے ${rupees} روپے کی ادائیگی قبول نہیں کی۔ آپ کی رقم محفوظ ہے۔ اب کیا ہو سکتا ہے، یہ ${BRAND.nameUrdu} کھول کر دیکھیں۔`,
    timedOut: ({ amount }) =>
      `${BRAND.nameUrdu}: آپ کا ${amount} بیچنے کا آرڈر ختم ہو گیا کیونکہ ڈپازٹ وقت پر نہیں پہنچا۔ براہِ کرم اب اس ایڈریس پر کچھ نہ بھیجیں۔`,
    returned: ({ rupees }) =>
      `${BRAND.nameUrdu}: بینک نے ${rupees} روپے کی ادائیگی واپس کر دی ہے۔ آپ کی رقم محفوظ ہے۔ براہِ کرم ${BRAND.nameUrdu} کھولیں اور اکاؤنٹ منتخب کریں۔`,
  },
};
