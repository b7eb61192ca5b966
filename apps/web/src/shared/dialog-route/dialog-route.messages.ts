import { defineMessages } from '@sarraf/forms/language';

export const dialogRouteMessages = defineMessages('dialogRouteMessages', {
  en: () => import('./dialog-route.messages.en.ts'),
  ur: () => import('./dialog-route.messages.ur.ts'),
});
