import { defineMessages } from '@sarraf/forms/language';

export const paymentAccountsMessages = defineMessages('paymentAccountsMessages', {
  en: () => import('./payment-accounts.messages.en.ts'),
  ur: () => import('./payment-accounts.messages.ur.ts'),
});
