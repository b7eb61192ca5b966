import { defineMessages } from '@sarraf/forms/language';

export const appMessages = defineMessages('appMessages', {
  en: () => import('./app.messages.en.ts'),
  ur: () => import('./app.messages.ur.ts'),
});
