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
  orders: 'آرڈرز',
  wallet: 'والٹ بیلنس',
  notes: 'نوٹ',
  acts: {
    block: {
      label: 'روکیں',
      title: 'صارف کو بلاک کرنا ہے؟',
      message: 'یہ صارف سب کچھ دیکھ سکتا ہے، مگر بلاک ہٹنے تک کچھ بیچ نہیں سکتا۔',
    },
    unblock: { label: 'بلاک ہٹائیں', title: 'کیا بلاک ہٹانا ہے؟', message: 'یہ صارف فوراً دوبارہ بیچ سکتا ہے۔' },
    note: { label: addNote, title: addNote, message: 'یہ ہر ایڈمن کو نظر آتا ہے۔' },
  },
};
