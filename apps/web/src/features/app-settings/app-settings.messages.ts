import { defineMessages } from '@sarraf/forms/language';

export const appSettingsMessages = defineMessages({
  en: async () => (await import('./app-settings.messages.en.ts')).appSettingsMessages,
  ur: async () => (await import('./app-settings.messages.ur.ts')).appSettingsMessages,
});
