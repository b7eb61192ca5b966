import { expect, fn, mocked, waitFor, type Mock } from 'storybook/test';
import type { SubmitResult } from '../server-errors.ts';

/** `onSubmit` that succeeds. */
export const accept = async (): Promise<SubmitResult> => ({ ok: true });

/** `onSubmit` that fails. */
export const refuse =
  (refusal: Omit<Extract<SubmitResult, { ok: false }>, 'ok'> = {}) =>
  async (): Promise<SubmitResult> => ({ ok: false, ...refusal });

/** `onSubmit` that never resolves. */
export const hang = (): Promise<SubmitResult> => new Promise(() => undefined);

/** `onSubmit` that gives each call the next of these answers, and the last one from then on. Storybook forgets the calls before each story. */
export function answerInTurn(...answers: readonly (() => Promise<SubmitResult>)[]): Mock<() => Promise<SubmitResult>> {
  const onSubmit: Mock<() => Promise<SubmitResult>> = fn(() =>
    (answers[onSubmit.mock.calls.length - 1] ?? answers.at(-1) ?? accept)(),
  );
  return onSubmit;
}

/** Waits until `onSubmit` was called once, with these values; validation is asynchronous. */
export const expectSentOnce = (onSubmit: unknown, values: unknown) =>
  waitFor(async () => {
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(onSubmit).toHaveBeenCalledWith(values);
  });

/** Waits until `onSubmit` was called for the nth time, with these values. */
export const expectSentNth = (onSubmit: unknown, nth: number, values: unknown) =>
  waitFor(async () => {
    await expect(onSubmit).toHaveBeenCalledTimes(nth);
    await expect(onSubmit).toHaveBeenLastCalledWith(values);
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
