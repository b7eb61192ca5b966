import { defineMessages } from '@sarraf/forms/language';

export const sandboxMessages = defineMessages({
  en: async () => (await import('./sandbox.messages.en.ts')).sandboxMessages,
  ur: async () => (await import('./sandbox.messages.ur.ts')).sandboxMessages,
});
