import { defineMessages } from '@sarraf/forms/language';

export const platformStatsMessages = defineMessages('platformStatsMessages', {
  en: () => import('./platform-stats.messages.en.ts'),
  ur: () => import('./platform-stats.messages.ur.ts'),
});
