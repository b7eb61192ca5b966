import { defineMessages } from './language/index.ts';
import type * as english from './desk.messages.en.ts';

/** Message table of the forms of the desk. */
export const deskFormMessages = defineMessages<typeof english>('deskFormMessages');
