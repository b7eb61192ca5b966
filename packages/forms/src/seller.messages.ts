import { defineMessages } from './language/index.ts';
import type * as english from './seller.messages.en.ts';

/** Message table of forms that sellers rarely use; loaded with them. */
export const sellerFormMessages = defineMessages<typeof english>('sellerFormMessages');
