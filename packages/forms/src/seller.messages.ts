import { defineMessages } from './language/index.ts';

/** What forms say that a seller seldom meets; fetched with them. */
export const sellerFormMessages = defineMessages('sellerFormMessages', {
  en: () => import('./seller.messages.en.ts'),
  ur: () => import('./seller.messages.ur.ts'),
});
