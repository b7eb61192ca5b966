import { defineMessages } from './language/index.ts';
import type * as english from './seller.messages.en.ts';

/** What forms say that a seller seldom meets; fetched with them. */
export const sellerFormMessages = defineMessages<typeof english>('sellerFormMessages');
