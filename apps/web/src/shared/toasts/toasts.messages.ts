import { defineMessages } from '@sarraf/forms/language';

export const toastsMessages = defineMessages({
  en: async () => (await import('./toasts.messages.en.ts')).toastsMessages,
  ur: async () => (await import('./toasts.messages.ur.ts')).toastsMessages,
});
