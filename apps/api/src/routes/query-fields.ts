import { isCalendarDay } from '@sarraf/domain';
import * as v from 'valibot';

/** A day of the calendar, `YYYY-MM-DD`. */
export const calendarDay = v.pipe(v.string(), v.check(isCalendarDay));

/** Query without empty fields, which count as absent. */
export const filled = (query: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
