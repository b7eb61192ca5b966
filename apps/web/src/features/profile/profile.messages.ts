import { defineMessages } from '@sarraf/forms/language';

export const profileMessages = defineMessages('profileMessages', {
  en: () => import('./profile.messages.en.ts'),
  ur: () => import('./profile.messages.ur.ts'),
});
