import { defineMessages } from '@sarraf/forms/language';

export const offlineMessages = defineMessages('offlineMessages', {
  en: () => import('./offline.messages.en.ts'),
  ur: () => import('./offline.messages.ur.ts'),
});
