import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { loginMessages as en } from './login.messages.en.ts';

export const loginMessages: typeof en = {
  phone: {
    title: 'لاگ اِن یا نیا اکاؤنٹ',
    lead: 'اپنا موبائل نمبر لکھیں۔ پہلی بار آئے ہیں؟ اسی نمبر سے آپ کا اکاؤنٹ بن جائے گا۔',
  },
  code: { title: common.enterOtp, openWhatsApp: 'ایپ WhatsApp کھولیں' },
  ended: {
    expired: 'آپ کا سیشن ختم ہو گیا ہے۔ وہیں سے جاری رکھنے کے لیے دوبارہ لاگ اِن کریں۔',
    'other-tab': 'کسی دوسرے ٹیب سے لاگ آؤٹ ہو گیا ہے۔',
  },
};
