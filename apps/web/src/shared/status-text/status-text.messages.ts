import { defineMessages } from '@sarraf/forms/language';

export const statusTextMessages = defineMessages('statusTextMessages', {
  en: () => import('./status-text.messages.en.ts'),
  ur: () => import('./status-text.messages.ur.ts'),
});
