import { defineMessages } from '@sarraf/forms/language';

export const securityTips = defineMessages('securityTips', {
  en: () => import('./security-tips.messages.en.ts'),
  ur: () => import('./security-tips.messages.ur.ts'),
});
