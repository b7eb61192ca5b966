import type { accountFormMessages as en } from './account.messages.en.ts';

export const accountFormMessages: typeof en = {
  ibanCount: ({ n, of }) => `${of} میں سے ${n}`,
  ibanValid: 'اس IBAN میں لکھنے کی کوئی غلطی نہیں ملی۔',
  ibanInvalid: 'چیک کے ہندسے اس نمبر سے نہیں ملتے۔ اپنے بینک کے نمبر سے ایک ایک حرف ملا کر دیکھیں۔',
  save: 'تبدیلیاں محفوظ کریں',
};
