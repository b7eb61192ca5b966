import { defineMessages } from '@sarraf/forms/language';

export const profileMessages = defineMessages({
  en: async () => (await import('./profile.messages.en.ts')).profileMessages,
  ur: async () => (await import('./profile.messages.ur.ts')).profileMessages,
});
