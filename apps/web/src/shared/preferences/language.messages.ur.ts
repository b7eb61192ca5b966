import type { languageMessages as en } from './language.messages.en.ts';

export const languageMessages: typeof en = {
  label: 'زبان',
  failed: 'زبان لوڈ نہیں ہو سکی۔ اپنا کنکشن دیکھیں اور دوبارہ کوشش کریں۔',
};
