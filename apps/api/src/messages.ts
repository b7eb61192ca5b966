import type { Language } from '@sarraf/domain';
import { en, type Messages } from './messages.en.ts';
import { ur } from './messages.ur.ts';

export type { Messages } from './messages.en.ts';

/** A sentence before it is known in which language it will be told. */
export type Sentence = (messages: Messages) => string;

/** Every edition by its language. */
export const editions: Readonly<Record<Language, Messages>> = { en, ur };

/** What whoever runs the server reads, in English alone. */
export const operatorMessages = {
  notBuilt: 'The web app is not built yet. Run "npm run build", or "npm start", which does it by itself.\n',
  opening: 'The service is opening its database',
};
