import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { lazyComponentMessages as en } from './lazy-component.messages.en.ts';

export const lazyComponentMessages: typeof en = {
  title: 'یہ صفحہ نہیں کھل سکا',
  message: 'اپنا کنکشن دیکھیں اور دوبارہ کوشش کریں۔ آپ کے آرڈر اور رقم پر کوئی اثر نہیں پڑا۔',
  retry: common.tryAgain,
};
