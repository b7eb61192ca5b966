import { defineMessages } from '@sarraf/forms/language';

export const entryMessages = defineMessages('entryMessages', {
  en: () => import('./entry.messages.en.ts'),
  ur: () => import('./entry.messages.ur.ts'),
});
