import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { usersMessages as en } from './users.messages.en.ts';

const addNote = 'نوٹ لکھیں';

export const usersMessages: typeof en = {
  title: common.users,
  searchHint: 'موبائل نمبر، نام یا ای میل؛ یا مکمل آرڈر ID، ایڈریس یا ہیش',
  empty: { title: 'کوئی صارف نہیں ملا', message: 'نمبر یا نام دیکھ لیں۔ آرڈر ID، ایڈریس اور ہیش مکمل لکھیں۔' },
  verified: 'تصدیق شدہ',
  notVerified: 'تصدیق باقی',
  blocked: 'بلاک',
  orders: common.sales,
  wallet: common.walletBalance,
  notes: 'نوٹ',
  administrator: 'ایڈمن',
  noSecondFactor: 'دوسری تصدیق نہیں',
  acts: {
    block: {
      label: 'روکیں',
      title: 'صارف کو بلاک کرنا ہے؟',
      message: 'یہ صارف سب کچھ دیکھ سکتا ہے، مگر بلاک ہٹنے تک کچھ بیچ نہیں سکتا۔',
    },
    unblock: { label: 'بلاک ہٹائیں', title: 'کیا بلاک ہٹانا ہے؟', message: 'یہ صارف فوراً دوبارہ بیچ سکتا ہے۔' },
    'reset-second-factor': {
      label: 'دوسری تصدیق ری سیٹ کریں',
      title: 'دوسری تصدیق ری سیٹ کرنی ہے؟',
      message:
        'ان کی پاس کیز اور ریکوری کوڈز حذف ہو جائیں گے اور ان کے تمام براؤزرز میں ڈیسک بند ہو جائے گا۔ پھر وہ صرف WhatsApp کے کوڈ سے نئی پاس کی بنا سکیں گے، اس لیے پہلے انہیں فون کریں۔',
    },
    note: { label: addNote, title: addNote, message: 'یہ ہر ایڈمن کو نظر آتا ہے۔' },
  },
};
