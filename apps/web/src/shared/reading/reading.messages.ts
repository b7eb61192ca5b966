import { defineMessages } from '@sarraf/forms/language';

export const readingMessages = defineMessages('readingMessages', {
  en: () => import('./reading.messages.en.ts'),
  ur: () => import('./reading.messages.ur.ts'),
});
