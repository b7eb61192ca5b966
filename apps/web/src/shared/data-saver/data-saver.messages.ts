import { defineMessages } from '@sarraf/forms/language';

export const dataSaverMessages = defineMessages({
  en: async () => (await import('./data-saver.messages.en.ts')).dataSaverMessages,
  ur: async () => (await import('./data-saver.messages.ur.ts')).dataSaverMessages,
});
