import type { Language } from '@sarraf/domain';
import { en, type Messages } from './messages.en.ts';
import { ur } from './messages.ur.ts';

export type { Messages } from './messages.en.ts';

/** Picks one message from the messages of a language; the language is known when the reply is made, and selects an operator's own text. */
export type MessageOf = (messages: Messages, language: Language) => string;

/** Messages of each language. */
export const messagesByLanguage: Readonly<Record<Language, Messages>> = { en, ur };

/** Messages for the operator of the server, in English only. */
export const operatorMessages = {
  notBuilt: 'The web app is not built yet. Run "npm run build", or "npm start", which does it by itself.\n',
  opening: 'The service is opening its database',
};
