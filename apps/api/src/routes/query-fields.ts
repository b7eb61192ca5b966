import * as v from 'valibot';

/** A day of the calendar, `YYYY-MM-DD`; years far from ours have days that Postgres cannot hold. */
export const calendarDay = v.pipe(
  v.string(),
  v.regex(/^20\d{2}-\d{2}-\d{2}$/),
  v.check((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false),
);

/** Query without empty fields, which count as absent. */
export const filled = (query: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
