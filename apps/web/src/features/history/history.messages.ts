import { defineMessages } from '@sarraf/forms/language';

export const historyMessages = defineMessages('historyMessages', {
  en: () => import('./history.messages.en.ts'),
  ur: () => import('./history.messages.ur.ts'),
});
