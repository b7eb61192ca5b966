import { defineMessages } from '@sarraf/forms/language';

export const securityTips = defineMessages({
  en: async () => (await import('./security-tips.messages.en.ts')).securityTips,
  ur: async () => (await import('./security-tips.messages.ur.ts')).securityTips,
});
