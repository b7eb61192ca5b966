import { expect, waitFor } from 'storybook/test';
import type { SubmitResult } from '../server-errors.ts';

/** A server that does what it is asked. */
export const accept = async (): Promise<SubmitResult> => ({ ok: true });

/** A server that refuses. */
export const refuse =
  (refusal: Omit<Extract<SubmitResult, { ok: false }>, 'ok'> = {}) =>
  async (): Promise<SubmitResult> => ({ ok: false, ...refusal });

/** A server that never answers. */
export const hang = (): Promise<SubmitResult> => new Promise(() => undefined);

/** Waits for the one submission there must be; validation is asynchronous. */
export const expectSentOnce = (onSubmit: unknown, values: unknown) =>
  waitFor(async () => {
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(onSubmit).toHaveBeenCalledWith(values);
  });
