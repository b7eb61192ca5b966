import type { unsavedWorkMessages as en } from './unsaved-work.messages.en.ts';

export const unsavedWorkMessages: typeof en = {
  title: 'غیر محفوظ تبدیلیاں',
  message: 'آپ کی تبدیلیاں محفوظ نہیں ہوئیں۔ کیا پھر بھی یہاں سے جانا ہے؟',
  leave: 'جائیں',
  stay: 'رکیں',
};
