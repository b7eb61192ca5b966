import { defineMessages } from './language/index.ts';

/** Every sentence of the forms. */
export const formMessages = defineMessages({
  en: async () => (await import('./messages.en.ts')).messages,
  ur: async () => (await import('./messages.ur.ts')).messages,
});

/** The sentences of the forms in one language. */
export type Messages = typeof formMessages.current;
