import { defineMessages } from '@sarraf/forms/language';

export const readingMessages = defineMessages({
  en: async () => (await import('./reading.messages.en.ts')).readingMessages,
  ur: async () => (await import('./reading.messages.ur.ts')).readingMessages,
});
