import { defineMessages } from '@sarraf/forms/language';

export const verifyIdentityMessages = defineMessages('verifyIdentityMessages', {
  en: () => import('./verify-identity.messages.en.ts'),
  ur: () => import('./verify-identity.messages.ur.ts'),
});
