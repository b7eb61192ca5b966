import { defineMessages } from '@sarraf/forms/language';

export const unsavedWorkMessages = defineMessages({
  en: async () => (await import('./unsaved-work.messages.en.ts')).unsavedWorkMessages,
  ur: async () => (await import('./unsaved-work.messages.ur.ts')).unsavedWorkMessages,
});
