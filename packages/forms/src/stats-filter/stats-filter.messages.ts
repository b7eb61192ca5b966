import { defineMessages } from '../language/index.ts';

export const statsFilterMessages = defineMessages('statsFilterMessages', {
  en: () => import('./stats-filter.messages.en.ts'),
  ur: () => import('./stats-filter.messages.ur.ts'),
});
