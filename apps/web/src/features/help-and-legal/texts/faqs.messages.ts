import { defineMessages } from '@sarraf/forms/language';

export const faqs = defineMessages({
  en: async () => (await import('./faqs.messages.en.ts')).faqs,
  ur: async () => (await import('./faqs.messages.ur.ts')).faqs,
});
