import { defineMessages } from '@sarraf/forms/language';

export const deskMessages = defineMessages('deskMessages', {
  en: () => import('./desk.messages.en.ts'),
  ur: () => import('./desk.messages.ur.ts'),
});
