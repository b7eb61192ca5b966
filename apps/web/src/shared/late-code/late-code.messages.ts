import { defineMessages } from '@sarraf/forms/language';

export const lateCodeMessages = defineMessages('lateCodeMessages', {
  en: () => import('./late-code.messages.en.ts'),
  ur: () => import('./late-code.messages.ur.ts'),
});
