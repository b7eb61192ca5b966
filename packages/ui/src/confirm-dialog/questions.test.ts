import { describe, expect, it, vi } from 'vitest';
import { createQuestions, waitUntilLeft, type OpenQuestion, type QuestionsOptions } from './questions.ts';

const LEAVE = { title: 'Leave?', message: 'Sure?', confirmLabel: 'Leave', cancelLabel: 'Stay' };
const NEWER = { title: 'Somebody was faster', message: 'Sure?', confirmLabel: 'Save mine', cancelLabel: 'Use newer' };

/** Questions without a provider: `titles()` are the open ones, `top()` is the topmost. */
function setUp(options: Partial<QuestionsOptions> = {}) {
  let shown: readonly OpenQuestion[] = [];
  const show = (openQuestions: readonly OpenQuestion[]) => {
    shown = openQuestions;
  };
  const ask = createQuestions({ prepare: async () => true, pushHistoryEntry: waitUntilLeft, show, ...options });
  const titles = () => shown.map(({ question }) => question.title);
  const top = () => {
    const open = shown.at(-1);
    if (!open) throw new Error('No question is open.');
    return open;
  };
  return { ask, titles, top };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('one question', () => {
  it.each(['confirmed', 'cancelled', 'dismissed'] as const)('is answered %s and closes', async (answer) => {
    const { ask, titles, top } = setUp();
    const asked = ask(LEAVE);
    await settled();
    expect(titles()).toEqual(['Leave?']);
    top().onAnswer(answer);
    expect(titles()).toEqual([]);
    await expect(asked).resolves.toBe(answer);
  });

  it('is the only one: another question is dismissed at once, also while the dialog still loads', async () => {
    const { ask, titles, top } = setUp();
    const asked = ask(LEAVE);
    await expect(ask(LEAVE)).resolves.toBe('dismissed');
    await settled();
    await expect(ask(NEWER)).resolves.toBe('dismissed');
    expect(titles()).toEqual(['Leave?']);
    top().onAnswer('confirmed');
    await asked;
    void ask(NEWER);
    await settled();
    expect(titles()).toEqual(['Somebody was faster']);
  });

  it('is dismissed when the dialog cannot be loaded, and can be asked again', async () => {
    const prepare = vi.fn(async () => false);
    const { ask, titles } = setUp({ prepare });
    await expect(ask(LEAVE)).resolves.toBe('dismissed');
    await expect(ask(LEAVE)).resolves.toBe('dismissed');
    expect(prepare).toHaveBeenCalledTimes(2);
    expect(titles()).toEqual([]);
  });

  it('is dismissed when its signal is aborted, before or after it is shown', async () => {
    const { ask, titles } = setUp();
    await expect(ask({ ...LEAVE, signal: AbortSignal.abort() })).resolves.toBe('dismissed');
    const controller = new AbortController();
    const asked = ask({ ...LEAVE, signal: controller.signal });
    await settled();
    controller.abort();
    await expect(asked).resolves.toBe('dismissed');
    expect(titles()).toEqual([]);
  });
});

describe('the history entry of a question', () => {
  it('dismisses the question when the user goes back', async () => {
    const back = Promise.withResolvers<void>();
    const { ask, titles } = setUp({ pushHistoryEntry: () => back.promise });
    const asked = ask(LEAVE);
    await settled();
    back.resolve();
    await expect(asked).resolves.toBe('dismissed');
    expect(titles()).toEqual([]);
  });

  it('is removed before the answer resolves', async () => {
    const entry = Promise.withResolvers<void>();
    let left: AbortSignal | undefined;
    const { ask, titles, top } = setUp({
      pushHistoryEntry: (signal) => {
        left = signal;
        return entry.promise;
      },
    });
    const onAnswer = vi.fn();
    void ask(LEAVE).then(onAnswer);
    await settled();
    top().onAnswer('confirmed');
    expect(titles()).toEqual([]);
    expect(left?.aborted).toBe(true);
    await settled();
    expect(onAnswer).not.toHaveBeenCalled();
    entry.resolve();
    await settled();
    expect(onAnswer).toHaveBeenCalledWith('confirmed');
  });
});

describe('while an action runs', () => {
  /** A question whose action ends with `end(reason)`; `back()` simulates the browser's Back button. */
  const acting = async () => {
    const blocked: (() => void)[] = [];
    const blockClosing = (onBack: () => void) => {
      blocked.push(onBack);
      return () => void blocked.splice(blocked.indexOf(onBack), 1);
    };
    const questions = setUp({ blockClosing });
    const outcome = Promise.withResolvers<string | undefined>();
    const onAnswer = vi.fn();
    void questions.ask({ ...LEAVE, act: () => outcome.promise }).then(onAnswer);
    await settled();
    expect(blocked).toEqual([]);
    const running = questions.top().question.act?.();
    const isBlocked = () => blocked.length > 0;
    const back = () => blocked.at(-1)?.();
    return { ...questions, onAnswer, running, end: outcome.resolve, isBlocked, back };
  };

  it('Back does nothing, and a failure keeps the question open', async () => {
    const { titles, onAnswer, running, end, isBlocked, back } = await acting();
    back();
    await settled();
    expect(titles()).toEqual(['Leave?']);
    expect(onAnswer).not.toHaveBeenCalled();
    end('It failed.');
    await expect(running).resolves.toBe('It failed.');
    expect(isBlocked()).toBe(false);
    expect(titles()).toEqual(['Leave?']);
  });

  it('Back dismisses a question that the action asks, and keeps the one below', async () => {
    const { ask, titles, onAnswer, end, isBlocked, back } = await acting();
    const inner = ask(NEWER);
    await settled();
    back();
    await expect(inner).resolves.toBe('dismissed');
    expect(titles()).toEqual(['Leave?']);
    expect(isBlocked()).toBe(true);
    expect(onAnswer).not.toHaveBeenCalled();
    end(undefined);
  });
});

describe('a question asked by the action of another', () => {
  const nested = async () => {
    const pushHistoryEntry = vi.fn(waitUntilLeft);
    const questions = setUp({ pushHistoryEntry });
    const inner = vi.fn();
    const outer = questions.ask({ ...LEAVE, act: async () => inner(await questions.ask(NEWER)) });
    await settled();
    const { question } = questions.top();
    const acting = question.act?.();
    await settled();
    return { ...questions, pushHistoryEntry, inner, outer, acting };
  };

  it('opens above it, with the same history entry', async () => {
    const { titles, top, pushHistoryEntry, inner, acting } = await nested();
    expect(titles()).toEqual(['Leave?', 'Somebody was faster']);
    expect(pushHistoryEntry).toHaveBeenCalledOnce();
    top().onAnswer('cancelled');
    await acting;
    expect(inner).toHaveBeenCalledWith('cancelled');
    expect(titles()).toEqual(['Leave?']);
  });

  it('is dismissed together with it', async () => {
    const left = new AbortController();
    const { ask, titles, top } = setUp();
    const inner = vi.fn();
    const outer = ask({ ...LEAVE, signal: left.signal, act: async () => inner(await ask(NEWER)) });
    await settled();
    const acting = top().question.act?.();
    await settled();
    left.abort();
    await expect(outer).resolves.toBe('dismissed');
    await acting;
    expect(inner).toHaveBeenCalledWith('dismissed');
    expect(titles()).toEqual([]);
  });
});
