import { defineMessages } from '@sarraf/forms/language';

export const termsAndConditions = defineMessages({
  en: async () => (await import('./terms.messages.en.ts')).termsAndConditions,
  ur: async () => (await import('./terms.messages.ur.ts')).termsAndConditions,
});
