import { defineMessages } from './language/index.ts';
import type * as english from './admin.messages.en.ts';

/** Message table of the forms that only administrators see. */
export const adminFormMessages = defineMessages<typeof english>('adminMessages');
