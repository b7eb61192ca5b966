import { defineMessages } from '@sarraf/forms/language';

export const loginMessages = defineMessages('loginMessages', {
  en: () => import('./login.messages.en.ts'),
  ur: () => import('./login.messages.ur.ts'),
});
