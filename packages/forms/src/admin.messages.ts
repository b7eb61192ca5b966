import { defineMessages } from './language/index.ts';

/** Every sentence of the forms that administrators alone see. */
export const adminFormMessages = defineMessages({
  en: async () => (await import('./admin.messages.en.ts')).adminMessages,
  ur: async () => (await import('./admin.messages.ur.ts')).adminMessages,
});

/** The sentences of the forms of administrators in one language. */
export type AdminMessages = typeof adminFormMessages.current;
