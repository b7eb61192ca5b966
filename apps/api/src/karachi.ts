const DAY_MS = 86_400_000;
// Karachi has had no summer time since 2009.
const KARACHI_MS = 5 * 3_600_000;

/** Date in Karachi (`YYYY-MM-DD`) of a moment, or of `daysBefore` days earlier. */
export const karachiDay = (moment: Date, daysBefore = 0): string =>
  new Date(moment.getTime() + KARACHI_MS - daysBefore * DAY_MS).toISOString().slice(0, 10);

/** Start of a day in Karachi (`YYYY-MM-DD`). */
export const startOfDay = (day: string): Date => new Date(Date.parse(day) - KARACHI_MS);
