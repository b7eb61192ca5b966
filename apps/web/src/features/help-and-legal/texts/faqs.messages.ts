import { defineMessages } from '@sarraf/forms/language';

export const faqs = defineMessages('faqs', {
  en: () => import('./faqs.messages.en.ts'),
  ur: () => import('./faqs.messages.ur.ts'),
});
