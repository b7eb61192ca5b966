import { en, type Messages } from './messages.en.ts';
import { ur } from './messages.ur.ts';

export type { Messages } from './messages.en.ts';

/** A sentence before it is known in which language it will be told. */
export type Sentence = (messages: Messages) => string;

/** A language the server answers in, as in Accept-Language. */
export type Language = 'en' | 'ur';

/** Every edition by its language. */
export const editions: Readonly<Record<Language, Messages>> = { en, ur };

/** The language of whoever asks for none that there is, and of the log. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** Is there an edition in this language? */
export const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && Object.hasOwn(editions, text);

/** What whoever runs the server reads, in English alone. */
export const operatorMessages = {
  notBuilt: 'The web app is not built yet. Run "npm run build", or "npm start", which does it by itself.\n',
};
