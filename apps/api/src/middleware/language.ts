import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@sarraf/domain';
import type { Context, MiddlewareHandler } from 'hono';
import { languageDetector } from 'hono/language';
import { messagesByLanguage, type Messages } from '../messages.ts';

/** Determines the language of the reply from Accept-Language (product.md R43); `*` is the default language. */
export const findLanguage: MiddlewareHandler = languageDetector({
  order: ['header'],
  caches: false,
  supportedLanguages: Object.keys(messagesByLanguage),
  fallbackLanguage: DEFAULT_LANGUAGE,
  convertDetectedLanguage: (language) => (language === '*' ? DEFAULT_LANGUAGE : language),
});

/** Language of the reply. */
export function languageOf(c: Context): Language {
  const language: string | undefined = c.get('language');
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** Messages in the language of the reply. */
export const messagesOf = (c: Context): Messages => messagesByLanguage[languageOf(c)];

/** Sets `Content-Language` and `Vary: Accept-Language` on every reply; use after {@link findLanguage}. */
export const saysLanguage: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Content-Language', languageOf(c));
  c.res.headers.append('Vary', 'Accept-Language');
};
