import { defineMessages } from '@sarraf/forms/language';

export const basicDetailsMessages = defineMessages('basicDetailsMessages', {
  en: () => import('./basic-details.messages.en.ts'),
  ur: () => import('./basic-details.messages.ur.ts'),
});
