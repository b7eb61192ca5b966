import { defineMessages } from '@sarraf/forms/language';

export const appSettingsMessages = defineMessages('appSettingsMessages', {
  en: () => import('./app-settings.messages.en.ts'),
  ur: () => import('./app-settings.messages.ur.ts'),
});
