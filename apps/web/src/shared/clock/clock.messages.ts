import { defineMessages } from '@sarraf/forms/language';

export const clockMessages = defineMessages({
  en: async () => (await import('./clock.messages.en.ts')).clockMessages,
  ur: async () => (await import('./clock.messages.ur.ts')).clockMessages,
});
