import { defineMessages } from '@sarraf/forms/language';

export const quoteSlipMessages = defineMessages({
  en: async () => (await import('./quote-slip.messages.en.ts')).quoteSlipMessages,
  ur: async () => (await import('./quote-slip.messages.ur.ts')).quoteSlipMessages,
});
