import { normaliseName } from '@sarraf/domain';

/** Longest name, as in the contract's `UserDetails`. */
const MAX_NAME_LENGTH = 100;
const MAX_AGE_YEARS = 130;

/**
 * Name as a provider writes it, in any script: without double blanks and invisible characters, letter case as given. Null for a text without a
 * letter (`-`, `...`). A longer name is cut at a blank.
 */
export function providedName(text: string | null | undefined): string | null {
  const name = normaliseName(text ?? '');
  if (!/\p{L}/u.test(name)) return null;
  if (name.length <= MAX_NAME_LENGTH) return name;
  const cut = name.slice(0, MAX_NAME_LENGTH + 1);
  const blank = cut.lastIndexOf(' ');
  return blank > 0 ? cut.slice(0, blank) : [...name.slice(0, MAX_NAME_LENGTH - 1)].join('');
}

/** Whether a text is an existing date (YYYY-MM-DD) in the past, at most {@link MAX_AGE_YEARS} years ago. */
export function isBirthdate(text: string, now: Date): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return false;
  return day < now && day.getUTCFullYear() >= now.getUTCFullYear() - MAX_AGE_YEARS;
}

/** Birth date as a provider writes it, `DD-MM-YYYY`, `DD/MM/YYYY` or `YYYY-MM-DD`. Null for a year alone and for a date that does not exist. */
export function providedBirthdate(text: string | null | undefined, now: Date): string | null {
  const trimmed = (text ?? '').trim();
  const [, day, month, year] = /^(\d\d)[-/](\d\d)[-/](\d{4})$/.exec(trimmed) ?? [];
  const date = year === undefined ? trimmed : `${year}-${month}-${day}`;
  return /^\d{4}-\d\d-\d\d$/.test(date) && isBirthdate(date, now) ? date : null;
}
