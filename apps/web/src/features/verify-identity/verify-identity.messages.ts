import { defineMessages } from '@sarraf/forms/language';

export const verifyIdentityMessages = defineMessages({
  en: async () => (await import('./verify-identity.messages.en.ts')).verifyIdentityMessages,
  ur: async () => (await import('./verify-identity.messages.ur.ts')).verifyIdentityMessages,
});
