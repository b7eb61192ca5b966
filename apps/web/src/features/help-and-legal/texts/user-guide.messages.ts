import { defineMessages } from '@sarraf/forms/language';

export const userGuide = defineMessages({
  en: async () => (await import('./user-guide.messages.en.ts')).userGuide,
  ur: async () => (await import('./user-guide.messages.ur.ts')).userGuide,
});
