import { defineMessages } from '@sarraf/forms/language';

export const dataSaverMessages = defineMessages('dataSaverMessages', {
  en: () => import('./data-saver.messages.en.ts'),
  ur: () => import('./data-saver.messages.ur.ts'),
});
