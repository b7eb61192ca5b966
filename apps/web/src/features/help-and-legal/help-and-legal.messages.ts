import { defineMessages } from '@sarraf/forms/language';

export const helpAndLegalMessages = defineMessages({
  en: async () => (await import('./help-and-legal.messages.en.ts')).helpAndLegalMessages,
  ur: async () => (await import('./help-and-legal.messages.ur.ts')).helpAndLegalMessages,
});
