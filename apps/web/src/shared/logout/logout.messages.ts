import { defineMessages } from '@sarraf/forms/language';

export const logoutMessages = defineMessages({
  en: async () => (await import('./logout.messages.en.ts')).logoutMessages,
  ur: async () => (await import('./logout.messages.ur.ts')).logoutMessages,
});
