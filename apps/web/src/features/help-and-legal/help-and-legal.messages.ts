import { defineMessages } from '@sarraf/forms/language';

export const helpAndLegalMessages = defineMessages('helpAndLegalMessages', {
  en: () => import('./help-and-legal.messages.en.ts'),
  ur: () => import('./help-and-legal.messages.ur.ts'),
});
