import { defineMessages } from '@sarraf/forms/language';

export const sellMessages = defineMessages({
  en: async () => (await import('./sell.messages.en.ts')).sellMessages,
  ur: async () => (await import('./sell.messages.ur.ts')).sellMessages,
});
