import { defineMessages } from '@sarraf/forms/language';

export const digitsMessages = defineMessages('digitsMessages', {
  en: () => import('./digits.messages.en.ts'),
  ur: () => import('./digits.messages.ur.ts'),
});
