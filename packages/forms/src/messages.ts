import { defineMessages } from './language/index.ts';
import type * as english from './messages.en.ts';

/** Message table of the forms. */
export const formMessages = defineMessages<typeof english>('messages');

/** Messages of the forms in one language. */
export type Messages = typeof formMessages.current;
