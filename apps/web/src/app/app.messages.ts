import { defineMessages } from '@sarraf/forms/language';

export const appMessages = defineMessages({
  en: async () => (await import('./app.messages.en.ts')).appMessages,
  ur: async () => (await import('./app.messages.ur.ts')).appMessages,
});
