import { defineMessages } from '@sarraf/forms/language';

export const languageMessages = defineMessages({
  en: async () => (await import('./language.messages.en.ts')).languageMessages,
  ur: async () => (await import('./language.messages.ur.ts')).languageMessages,
});
