import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@sarraf/domain';
import type { Context, MiddlewareHandler } from 'hono';
import { languageDetector } from 'hono/language';
import { editions, type Messages } from '../messages.ts';

/** Finds the language of a reply in Accept-Language (product.md R43); whoever takes any gets the default one. */
export const findLanguage: MiddlewareHandler = languageDetector({
  order: ['header'],
  caches: false,
  supportedLanguages: Object.keys(editions),
  fallbackLanguage: DEFAULT_LANGUAGE,
  convertDetectedLanguage: (language) => (language === '*' ? DEFAULT_LANGUAGE : language),
});

/** The language of the reply. */
export function languageOf(c: Context): Language {
  const language: string | undefined = c.get('language');
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** The sentences of the reply's language. */
export const messagesOf = (c: Context): Messages => editions[languageOf(c)];

/** Says with every reply in which language it is, and that another caller may get another; after {@link findLanguage}. */
export const saysLanguage: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Content-Language', languageOf(c));
  c.res.headers.append('Vary', 'Accept-Language');
};
