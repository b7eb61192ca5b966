import { formMessages } from '../messages.ts';
import type { SubmitResult } from '../server-errors.ts';

/** Result of a call. A rejection is a bug of the caller: it is reported, and the user gets a general error message. */
export async function toSubmitResult(call: () => Promise<SubmitResult>): Promise<SubmitResult> {
  try {
    return await call();
  } catch (error) {
    reportError(error);
    return { ok: false, message: formMessages.current.failures.unexpected };
  }
}
