import { expect, waitFor } from 'storybook/test';
import type { SubmitResult } from '../server-errors.ts';

/** `onSubmit` that succeeds. */
export const accept = async (): Promise<SubmitResult> => ({ ok: true });

/** `onSubmit` that fails. */
export const refuse =
  (refusal: Omit<Extract<SubmitResult, { ok: false }>, 'ok'> = {}) =>
  async (): Promise<SubmitResult> => ({ ok: false, ...refusal });

/** `onSubmit` that never resolves. */
export const hang = (): Promise<SubmitResult> => new Promise(() => undefined);

/** Waits until `onSubmit` was called once, with these values; validation is asynchronous. */
export const expectSentOnce = (onSubmit: unknown, values: unknown) =>
  waitFor(async () => {
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(onSubmit).toHaveBeenCalledWith(values);
  });
