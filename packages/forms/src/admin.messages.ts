import { defineMessages } from './language/index.ts';
import type * as english from './admin.messages.en.ts';

/** Every sentence of the forms that administrators alone see. */
export const adminFormMessages = defineMessages<typeof english>('adminMessages');
