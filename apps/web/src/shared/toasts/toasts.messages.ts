import { defineMessages } from '@sarraf/forms/language';

export const toastsMessages = defineMessages('toastsMessages', {
  en: () => import('./toasts.messages.en.ts'),
  ur: () => import('./toasts.messages.ur.ts'),
});
