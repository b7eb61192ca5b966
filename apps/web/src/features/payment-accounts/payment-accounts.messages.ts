import { defineMessages } from '@sarraf/forms/language';

export const paymentAccountsMessages = defineMessages({
  en: async () => (await import('./payment-accounts.messages.en.ts')).paymentAccountsMessages,
  ur: async () => (await import('./payment-accounts.messages.ur.ts')).paymentAccountsMessages,
});
