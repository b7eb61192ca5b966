import { defineMessages } from '@sarraf/forms/language';

export const digitsMessages = defineMessages({
  en: async () => (await import('./digits.messages.en.ts')).digitsMessages,
  ur: async () => (await import('./digits.messages.ur.ts')).digitsMessages,
});
