import { defineMessages } from '@sarraf/forms/language';

export const sandboxMessages = defineMessages('sandboxMessages', {
  en: () => import('./sandbox.messages.en.ts'),
  ur: () => import('./sandbox.messages.ur.ts'),
});
