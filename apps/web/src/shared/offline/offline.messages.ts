import { defineMessages } from '@sarraf/forms/language';

export const offlineMessages = defineMessages({
  en: async () => (await import('./offline.messages.en.ts')).offlineMessages,
  ur: async () => (await import('./offline.messages.ur.ts')).offlineMessages,
});
