import { defineMessages } from '@sarraf/forms/language';

export const dialogRouteMessages = defineMessages({
  en: async () => (await import('./dialog-route.messages.en.ts')).dialogRouteMessages,
  ur: async () => (await import('./dialog-route.messages.ur.ts')).dialogRouteMessages,
});
