import { formMessages } from '../messages.ts';
import type { SubmitResult } from '../server-errors.ts';

/** The answer of a call. A rejection is a bug of the caller's: it is reported, and the person still gets an answer and a way on. */
export async function toSubmitResult(call: () => Promise<SubmitResult>): Promise<SubmitResult> {
  try {
    return await call();
  } catch (error) {
    reportError(error);
    return { ok: false, message: formMessages.current.failures.unexpected };
  }
}
