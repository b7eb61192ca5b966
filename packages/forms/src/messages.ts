import { defineMessages } from './language/index.ts';

/** Every sentence of the forms. */
export const formMessages = defineMessages('messages', {
  en: () => import('./messages.en.ts'),
  ur: () => import('./messages.ur.ts'),
});

/** The sentences of the forms in one language. */
export type Messages = typeof formMessages.current;
