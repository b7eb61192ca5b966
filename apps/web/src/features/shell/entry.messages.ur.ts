import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { entryMessages as en } from './entry.messages.en.ts';

export const entryMessages: typeof en = {
  headline: 'اپنے USDT بیچیں۔ روپے پائیں۔',
  lead: 'آپ USDT بھیجتے ہیں، ہم روپے بھیجتے ہیں، اور ہاں کرنے سے پہلے پورا حساب سلپ پر آپ کے سامنے ہوتا ہے۔',
  facts: {
    send: { label: 'آپ بھیجیں گے', value: 'کسی بھی والٹ سے USDT' },
    receive: { label: common.youReceive, value: 'روپے، اسی قیمت پر جو آپ نے دیکھی' },
    account: { label: 'رقم آئے گی', value: 'آپ کے بینک یا موبائل والٹ میں' },
  },
  times: {
    wallets: { label: 'رقم آنے کا وقت', value: 'چند منٹ' },
    banks: { label: 'بینک ٹرانسفر', value: '2 گھنٹے تک' },
    support: { label: 'سپورٹ', value: '24/7' },
  },
  trust: 'بھروسا 10,000 سے زیادہ بیچنے والوں کا',
  help: 'مدد 24/7',
  logout: common.logout,
  darkTheme: common.darkTheme,
  offline: 'انٹرنیٹ نہیں ہے۔ آپ کا لکھا ہوا یہیں رہے گا، اور جاری آرڈر کا وقت چلتا رہے گا۔',
  reload: {
    label: common.reload,
    newVersion: { title: 'نیا ورژن آ گیا ہے', message: 'صفحہ دوبارہ کھولنے پر کھل جائے گا۔' },
    missingPart: {
      title: 'اس صفحے کا ایک حصہ نہیں آیا',
      message: 'صفحہ دوبارہ کھولنے پر آ جائے گا۔ یہاں جو لکھا ہے وہ مٹ جائے گا؛ آرڈر پر کوئی اثر نہیں پڑے گا۔',
    },
  },
};
