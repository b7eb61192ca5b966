import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../db/database-away.ts';
import { ProviderUnavailable } from '../providers/providers.ts';
import { HttpError, notFound } from '../http-error.ts';
import { languageOf, messagesOf } from './language.ts';
import { routeOf } from './route-of.ts';

/** `Retry-After` of a 503 while the database is unreachable: a restart of Postgres takes seconds. */
const AWAY_SECONDS = 2;

const say = (c: Context, { status, messageOf, extras }: HttpError) => {
  const { errors, body, retryAfterSeconds } = extras;
  const [messages, language] = [messagesOf(c), languageOf(c)];
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  const entries = Object.entries(errors ?? {}).map(([field, fault]) => [field, fault(messages, language)]);
  const byField = errors ? { errors: Object.fromEntries(entries) } : {};
  return c.json({ success: false, message: messageOf(messages, language), ...byField, ...body }, status);
};

/** Error for the log: name, code and stack, without the message, which may contain a code or a phone number. */
const described = (error: Error) => ({
  name: error.name,
  code: 'code' in error ? String(error.code) : undefined,
  at: error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8),
});

/** Error to reply with. An unexpected error is logged, and its reply reveals no details. */
export function errorToReply(log: Logger, error: Error, c: Context): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof ProviderUnavailable) {
    log.error({ fault: described(error), reason: error.message }, 'a provider is unavailable');
    return new HttpError(503, error.messageOf);
  }
  const { method } = c.req;
  const route = routeOf(c);
  if (isDatabaseAway(error)) {
    log.warn({ fault: described(error), method, route }, 'the database is away');
    return new HttpError(503, ({ request }) => request.away, { retryAfterSeconds: AWAY_SECONDS });
  }
  log.error({ fault: described(error), method, route }, 'a request failed');
  return new HttpError(500, ({ request }) => request.fault);
}

/** Error handler: turns an error into a reply of the contract. */
export const failures =
  (log: Logger): ErrorHandler =>
  (error, c) =>
    say(c, errorToReply(log, error, c));

/** 404 for unknown paths below /api. */
export const unknownPath: NotFoundHandler = (c) => say(c, notFound());
