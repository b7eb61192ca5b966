import { defineMessages } from '@sarraf/forms/language';

export const sellMessages = defineMessages('sellMessages', {
  en: () => import('./sell.messages.en.ts'),
  ur: () => import('./sell.messages.ur.ts'),
});
