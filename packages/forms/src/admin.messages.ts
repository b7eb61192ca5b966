import { defineMessages } from './language/index.ts';

/** Every sentence of the forms that administrators alone see. */
export const adminFormMessages = defineMessages('adminMessages', {
  en: () => import('./admin.messages.en.ts'),
  ur: () => import('./admin.messages.ur.ts'),
});

/** The sentences of the forms of administrators in one language. */
export type AdminMessages = typeof adminFormMessages.current;
