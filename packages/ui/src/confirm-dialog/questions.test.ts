import { describe, expect, it, vi } from 'vitest';
import { createQuestions, stay, type QuestionsOptions, type Standing } from './questions.ts';

const LEAVE = { title: 'Leave?', message: 'Sure?', confirmLabel: 'Leave', cancelLabel: 'Stay' };
const NEWER = { title: 'Somebody was faster', message: 'Sure?', confirmLabel: 'Save mine', cancelLabel: 'Use newer' };

/** Questions drawn nowhere: `top()` is the one on screen. */
function desk(options: Partial<QuestionsOptions> = {}) {
  let drawn: readonly Standing[] = [];
  const show = (standing: readonly Standing[]) => {
    drawn = standing;
  };
  const ask = createQuestions({ prepare: async () => true, visit: stay, show, ...options });
  const titles = () => drawn.map(({ question }) => question.title);
  const top = () => {
    const standing = drawn.at(-1);
    if (!standing) throw new Error('Nothing is asked.');
    return standing;
  };
  return { ask, titles, top };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('one question', () => {
  it.each(['confirmed', 'cancelled', 'dismissed'] as const)('is answered %s and goes', async (answer) => {
    const { ask, titles, top } = desk();
    const asked = ask(LEAVE);
    await settled();
    expect(titles()).toEqual(['Leave?']);
    top().onAnswer(answer);
    expect(titles()).toEqual([]);
    await expect(asked).resolves.toBe(answer);
  });

  it('stands alone: another press is dismissed, also while the code is on its way', async () => {
    const { ask, titles, top } = desk();
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

  it('is dismissed without its code, and can be asked again', async () => {
    const prepare = vi.fn(async () => false);
    const { ask, titles } = desk({ prepare });
    await expect(ask(LEAVE)).resolves.toBe('dismissed');
    await expect(ask(LEAVE)).resolves.toBe('dismissed');
    expect(prepare).toHaveBeenCalledTimes(2);
    expect(titles()).toEqual([]);
  });

  it('is dismissed when it has lost its sense, before or after it is drawn', async () => {
    const { ask, titles } = desk();
    await expect(ask({ ...LEAVE, signal: AbortSignal.abort() })).resolves.toBe('dismissed');
    const lost = new AbortController();
    const asked = ask({ ...LEAVE, signal: lost.signal });
    await settled();
    lost.abort();
    await expect(asked).resolves.toBe('dismissed');
    expect(titles()).toEqual([]);
  });
});

describe('its place in the history', () => {
  it('dismisses the question when it is gone', async () => {
    const back = Promise.withResolvers<void>();
    const { ask, titles } = desk({ visit: () => back.promise });
    const asked = ask(LEAVE);
    await settled();
    back.resolve();
    await expect(asked).resolves.toBe('dismissed');
    expect(titles()).toEqual([]);
  });

  it('is given back before the answer is told', async () => {
    const entry = Promise.withResolvers<void>();
    let left: AbortSignal | undefined;
    const { ask, titles, top } = desk({
      visit: (signal) => {
        left = signal;
        return entry.promise;
      },
    });
    const told = vi.fn();
    void ask(LEAVE).then(told);
    await settled();
    top().onAnswer('confirmed');
    expect(titles()).toEqual([]);
    expect(left?.aborted).toBe(true);
    await settled();
    expect(told).not.toHaveBeenCalled();
    entry.resolve();
    await settled();
    expect(told).toHaveBeenCalledWith('confirmed');
  });
});

describe('while an act runs', () => {
  /** A question whose act ends when it is told how; `back()` is what the browser's button does then. */
  const acting = async () => {
    const held: (() => void)[] = [];
    const hold = (onBack: () => void) => {
      held.push(onBack);
      return () => void held.splice(held.indexOf(onBack), 1);
    };
    const both = desk({ hold });
    const outcome = Promise.withResolvers<string | undefined>();
    const told = vi.fn();
    void both.ask({ ...LEAVE, act: () => outcome.promise }).then(told);
    await settled();
    expect(held).toEqual([]);
    const running = both.top().question.act?.();
    return { ...both, told, running, end: outcome.resolve, isHeld: () => held.length > 0, back: () => held.at(-1)?.() };
  };

  it('Back leads nowhere, and its failure is told where it was asked', async () => {
    const { titles, told, running, end, isHeld, back } = await acting();
    back();
    await settled();
    expect(titles()).toEqual(['Leave?']);
    expect(told).not.toHaveBeenCalled();
    end('It failed.');
    await expect(running).resolves.toBe('It failed.');
    expect(isHeld()).toBe(false);
    expect(titles()).toEqual(['Leave?']);
  });

  it('Back means no to a question that the act asks, and keeps the one below', async () => {
    const { ask, titles, told, end, isHeld, back } = await acting();
    const inner = ask(NEWER);
    await settled();
    back();
    await expect(inner).resolves.toBe('dismissed');
    expect(titles()).toEqual(['Leave?']);
    expect(isHeld()).toBe(true);
    expect(told).not.toHaveBeenCalled();
    end(undefined);
  });
});

describe('a question asked by the act of another', () => {
  const nested = async () => {
    const visit = vi.fn(stay);
    const both = desk({ visit });
    const inner = vi.fn();
    const outer = both.ask({ ...LEAVE, act: async () => inner(await both.ask(NEWER)) });
    await settled();
    const { question } = both.top();
    const acting = question.act?.();
    await settled();
    return { ...both, visit, inner, outer, acting };
  };

  it('stands above it, in the same place', async () => {
    const { titles, top, visit, inner, acting } = await nested();
    expect(titles()).toEqual(['Leave?', 'Somebody was faster']);
    expect(visit).toHaveBeenCalledOnce();
    top().onAnswer('cancelled');
    await acting;
    expect(inner).toHaveBeenCalledWith('cancelled');
    expect(titles()).toEqual(['Leave?']);
  });

  it('goes with it', async () => {
    const left = new AbortController();
    const { ask, titles, top } = desk();
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
