import { defineMessages } from '@sarraf/forms/language';

export const shellMessages = defineMessages({
  en: async () => (await import('./shell.messages.en.ts')).shellMessages,
  ur: async () => (await import('./shell.messages.ur.ts')).shellMessages,
});
