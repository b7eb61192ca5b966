import { defineMessages } from '@sarraf/forms/language';

export const shellMessages = defineMessages('shellMessages', {
  en: () => import('./shell.messages.en.ts'),
  ur: () => import('./shell.messages.ur.ts'),
});
