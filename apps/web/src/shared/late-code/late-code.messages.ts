import { defineMessages } from '@sarraf/forms/language';

export const lateCodeMessages = defineMessages({
  en: async () => (await import('./late-code.messages.en.ts')).lateCodeMessages,
  ur: async () => (await import('./late-code.messages.ur.ts')).lateCodeMessages,
});
