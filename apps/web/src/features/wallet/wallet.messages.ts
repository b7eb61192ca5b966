import { defineMessages } from '@sarraf/forms/language';

export const walletMessages = defineMessages('walletMessages', {
  en: () => import('./wallet.messages.en.ts'),
  ur: () => import('./wallet.messages.ur.ts'),
});
