import { HttpError } from '../http-error.ts';

/** 403 for an administrator whose session has not proven the second factor; programs read its `code`. */
export const secondFactorRequired = (): HttpError =>
  new HttpError(403, ({ secondFactor }) => secondFactor.required, { body: { code: 'second-factor' } });

/** 400 for a passkey that does not fit. Its reason is in the log only. */
export const notAccepted = (): HttpError => new HttpError(400, ({ secondFactor }) => secondFactor.notAccepted);
