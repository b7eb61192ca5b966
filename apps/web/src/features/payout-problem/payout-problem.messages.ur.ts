import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { payoutProblemMessages as en } from './payout-problem.messages.en.ts';

export const payoutProblemMessages: typeof en = {
  notices: {
    refused: {
      title: 'آپ کے روپوں کے لیے دوسرا اکاؤنٹ چاہیے',
      detail:
        'بینک نے آپ کا چنا ہوا اکاؤنٹ قبول نہیں کیا۔ آپ کے USDT محفوظ ہیں: دوسرا اکاؤنٹ منتخب کریں، اس آرڈر کی رقم اسی میں ایک بار بھیجی جائے گی۔',
    },
    'awaits-account': {
      title: common.rupeesReturned,
      detail:
        'رقم ادا ہوئی تھی، مگر بینک نے واپس کر دی۔ یہ اب بھی آپ کی ہے: دوسرا اکاؤنٹ منتخب کریں، رقم اسی میں ایک بار بھیجی جائے گی۔',
    },
    'paying-again': {
      title: 'آپ کے روپے دوبارہ بھیجے جا رہے ہیں',
      detail: 'بینک نے رقم واپس کر دی تھی۔ اب یہ نیچے لکھے اکاؤنٹ میں بھیجی جا رہی ہے، آپ کو کچھ نہیں کرنا۔',
    },
    refunded: {
      title: 'آپ کے USDT والٹ میں واپس آ گئے',
      detail: 'بینک نے اس آرڈر کے روپے واپس کر دیے تھے، اس لیے USDT ری فنڈ ہو گئے۔ آپ انہیں بیچ یا نکال سکتے ہیں۔',
    },
  },
  reason: 'بتائی گئی وجہ',
  returnedAt: 'واپسی کی تاریخ',
  loading: 'آپ کے اکاؤنٹس لوڈ ہو رہے ہیں…',
  failed: 'آپ کے اکاؤنٹس لوڈ نہیں ہو سکے۔',
  retry: common.tryAgain,
  notShown: ({ n }) => (n === 1 ? 'یہاں 1 اکاؤنٹ نہیں دکھایا جا سکتا۔' : `یہاں ${n} اکاؤنٹس نہیں دکھائے جا سکتے۔`),
  changed: ({ account }) => `اب آپ کے روپے ${account} میں آئیں گے۔`,
};
