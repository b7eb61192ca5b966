import { defineMessages } from '@sarraf/forms/language';

export const platformStatsMessages = defineMessages({
  en: async () => (await import('./platform-stats.messages.en.ts')).platformStatsMessages,
  ur: async () => (await import('./platform-stats.messages.ur.ts')).platformStatsMessages,
});
