import { defineMessages } from '@sarraf/forms/language';

export const entryMessages = defineMessages({
  en: async () => (await import('./entry.messages.en.ts')).entryMessages,
  ur: async () => (await import('./entry.messages.ur.ts')).entryMessages,
});
