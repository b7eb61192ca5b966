import { defineMessages } from '@sarraf/forms/language';

export const languageMessages = defineMessages('languageMessages', {
  en: () => import('./language.messages.en.ts'),
  ur: () => import('./language.messages.ur.ts'),
});
