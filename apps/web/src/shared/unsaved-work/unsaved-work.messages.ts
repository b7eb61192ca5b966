import { defineMessages } from '@sarraf/forms/language';

export const unsavedWorkMessages = defineMessages('unsavedWorkMessages', {
  en: () => import('./unsaved-work.messages.en.ts'),
  ur: () => import('./unsaved-work.messages.ur.ts'),
});
