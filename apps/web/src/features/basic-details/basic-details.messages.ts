import { defineMessages } from '@sarraf/forms/language';

export const basicDetailsMessages = defineMessages({
  en: async () => (await import('./basic-details.messages.en.ts')).basicDetailsMessages,
  ur: async () => (await import('./basic-details.messages.ur.ts')).basicDetailsMessages,
});
