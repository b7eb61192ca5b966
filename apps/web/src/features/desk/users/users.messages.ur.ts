import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { usersMessages as en } from './users.messages.en.ts';

export const usersMessages: typeof en = {
  title: common.users,
  searchHint: 'موبائل نمبر، نام یا ای میل؛ یا آرڈر، ایڈریس یا ہیش، مکمل',
  empty: { title: 'کوئی نہیں ملا', message: 'نمبر یا نام دیکھ لیں۔ آرڈر، ایڈریس یا ہیش مکمل ہونا چاہیے۔' },
  verified: 'تصدیق شدہ',
  notVerified: 'تصدیق باقی',
  blocked: 'بلاک',
  orders: 'آرڈرز',
  wallet: 'والٹ میں',
  notes: 'نوٹ',
  acts: {
    block: {
      label: 'روکیں',
      title: 'کیا اس صارف کو بلاک کرنا ہے؟',
      message: 'بلاک ہٹنے تک یہ سب کچھ پڑھ سکتے ہیں مگر کچھ بیچ نہیں سکتے۔',
    },
    unblock: { label: 'بلاک ہٹائیں', title: 'کیا بلاک ہٹانا ہے؟', message: 'یہ فوراً دوبارہ بیچ سکتے ہیں۔' },
    note: { label: 'نوٹ لکھیں', title: 'نوٹ لکھیں', message: 'یہ ہر ایڈمن کو نیچے نظر آتا ہے۔' },
  },
};
