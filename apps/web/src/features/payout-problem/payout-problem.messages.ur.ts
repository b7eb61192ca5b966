import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { payoutProblemMessages as en } from './payout-problem.messages.en.ts';

export const payoutProblemMessages: typeof en = {
  title: 'آپ کے روپوں کے لیے دوسرا اکاؤنٹ چاہیے',
  detail:
    'بینک نے آپ کا چنا ہوا اکاؤنٹ قبول نہیں کیا۔ آپ کے USDT محفوظ ہیں: دوسرا اکاؤنٹ منتخب کریں، اس آرڈر کی رقم اسی میں ایک بار بھیجی جائے گی۔',
  reason: 'بتائی گئی وجہ',
  loading: 'آپ کے اکاؤنٹس لوڈ ہو رہے ہیں…',
  failed: 'آپ کے اکاؤنٹس لوڈ نہیں ہو سکے۔',
  retry: common.tryAgain,
  notShown: ({ n }) => (n === 1 ? 'یہاں 1 اکاؤنٹ نہیں دکھایا جا سکتا۔' : `یہاں ${n} اکاؤنٹس نہیں دکھائے جا سکتے۔`),
  changed: ({ account }) => `اب آپ کے روپے ${account} میں آئیں گے۔`,
};
