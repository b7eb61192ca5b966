import { defineMessages } from './language/index.ts';

/** Every sentence of the forms of the desk. */
export const deskFormMessages = defineMessages('deskFormMessages', {
  en: () => import('./desk.messages.en.ts'),
  ur: () => import('./desk.messages.ur.ts'),
});
