import { defineMessages } from '@sarraf/forms/language';

export const userGuide = defineMessages('userGuide', {
  en: () => import('./user-guide.messages.en.ts'),
  ur: () => import('./user-guide.messages.ur.ts'),
});
