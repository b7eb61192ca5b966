import { defineMessages } from '@sarraf/forms/language';

export const quoteSlipMessages = defineMessages('quoteSlipMessages', {
  en: () => import('./quote-slip.messages.en.ts'),
  ur: () => import('./quote-slip.messages.ur.ts'),
});
