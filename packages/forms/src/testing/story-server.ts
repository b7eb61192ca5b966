import { expect, mocked, waitFor } from 'storybook/test';
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

type Submit = (...values: never[]) => Promise<SubmitResult>;

/** The next call of an `onSubmit` that is `fn()` fails. */
export const refuseNext = (onSubmit: Submit, refusal: Parameters<typeof refuse>[0] = {}): void => {
  mocked(onSubmit).mockImplementationOnce(refuse(refusal));
};

/** The next call of an `onSubmit` that is `fn()` succeeds when the returned function is called. */
export const holdNext = (onSubmit: Submit): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<SubmitResult>();
  mocked(onSubmit).mockImplementationOnce(() => promise);
  return () => resolve({ ok: true });
};
