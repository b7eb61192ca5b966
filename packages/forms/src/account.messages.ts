import { defineMessages } from './language/index.ts';
import type * as english from './account.messages.en.ts';

/** Message table of the form of a payment account; loaded with it. */
export const accountFormMessages = defineMessages<typeof english>('accountFormMessages');
