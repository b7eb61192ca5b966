import { defineMessages } from '@sarraf/forms/language';

export const logoutMessages = defineMessages('logoutMessages', {
  en: () => import('./logout.messages.en.ts'),
  ur: () => import('./logout.messages.ur.ts'),
});
