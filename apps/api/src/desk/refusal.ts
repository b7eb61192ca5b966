import { isBlank } from '@sarraf/domain';
import type { MessageOf } from '../messages.ts';
import { fieldError, HttpError } from '../http-error.ts';

/** Record of the desk as a reply shows it now. */
interface DeskRecord {
  nextActions: readonly string[];
}

/** 409 of the desk: the record as it is now, its state and the actions that are allowed. `field`: the field of the form that is wrong. */
export const conflict = (message: MessageOf, state: string, record: DeskRecord, field?: string): HttpError =>
  new HttpError(409, message, {
    body: { data: record, state, nextActions: record.nextActions },
    ...(field === undefined ? {} : { errors: { [field]: message } }),
  });

/** 409 for a transaction hash that was reported before. */
export const hashUsed = (): HttpError => {
  const message: MessageOf = ({ desk }) => desk.hashUsed;
  return new HttpError(409, message, { errors: { hash: message } });
};

/** Reason without blanks around it; undefined if it is empty. */
export const trimReason = (reason: string | null | undefined): string | undefined =>
  reason === null || reason === undefined || isBlank(reason) ? undefined : reason.trim();

/** Reason without blanks around it; throws 400 if it is empty. */
export function requireReason(reason: string | null | undefined): string {
  const text = trimReason(reason);
  if (text === undefined) throw fieldError('reason', ({ desk }) => desk.noReason);
  return text;
}
