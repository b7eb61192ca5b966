import { defineMessages } from '@sarraf/forms/language';

export const historyMessages = defineMessages({
  en: async () => (await import('./history.messages.en.ts')).historyMessages,
  ur: async () => (await import('./history.messages.ur.ts')).historyMessages,
});
