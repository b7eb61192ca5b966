import { defineMessages } from '@sarraf/forms/language';

export const loginMessages = defineMessages({
  en: async () => (await import('./login.messages.en.ts')).loginMessages,
  ur: async () => (await import('./login.messages.ur.ts')).loginMessages,
});
