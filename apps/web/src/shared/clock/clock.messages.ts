import { defineMessages } from '@sarraf/forms/language';

export const clockMessages = defineMessages('clockMessages', {
  en: () => import('./clock.messages.en.ts'),
  ur: () => import('./clock.messages.ur.ts'),
});
