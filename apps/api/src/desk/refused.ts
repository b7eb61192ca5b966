import { isBlank } from '@sarraf/domain';
import type { Sentence } from '../messages.ts';
import { fieldError, HttpError } from '../middleware/http-error.ts';

/** 409 with the record as it stands now, which says what may be done with it. */
export const refused = (sentence: Sentence, data: unknown, field?: string): HttpError =>
  new HttpError(409, sentence, { body: { data }, ...(field === undefined ? {} : { errors: { [field]: sentence } }) });

/** The reason without blanks around it; undefined where there is none. */
export const given = (reason: string | null | undefined): string | undefined =>
  reason === null || reason === undefined || isBlank(reason) ? undefined : reason.trim();

/** The reason, or 400. */
export function required(reason: string | null | undefined): string {
  const text = given(reason);
  if (text === undefined) throw fieldError('reason', ({ desk }) => desk.noReason);
  return text;
}
