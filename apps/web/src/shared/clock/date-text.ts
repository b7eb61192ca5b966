const DATE_TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment in the reader's own time zone: `21 Nov 2026, 4:20 pm`. */
export const dateTimeText = (ms: number): string => DATE_TIME.format(ms);
