import { defineMessages } from '@sarraf/forms/language';

export const privacyPolicy = defineMessages({
  en: async () => (await import('./privacy-policy.messages.en.ts')).privacyPolicy,
  ur: async () => (await import('./privacy-policy.messages.ur.ts')).privacyPolicy,
});
