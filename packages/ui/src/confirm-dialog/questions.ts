import { anySignal } from './any-signal.ts';
import type { Ask, ConfirmAnswer, ConfirmQuestion } from './use-confirm.ts';

/** A question on screen. */
export interface Standing {
  question: ConfirmQuestion;
  onAnswer: (answer: ConfirmAnswer) => void;
}

/** What asking needs of whoever draws. */
export interface QuestionsOptions {
  /** Called before a question is shown; resolves to whether it can be. */
  prepare: () => Promise<boolean>;
  /** Called with all questions to be drawn, the topmost last, whenever they change. */
  show: (standing: readonly Standing[]) => void;
  /** Keeps a question's place in the history until `left` is aborted or the person goes back; resolves when it is gone. */
  visit: (left: AbortSignal) => Promise<void>;
  /** Keeps that place from being left while an act runs, until what it returns is called; `onBack` hears of every attempt. */
  hold?: ((onBack: () => void) => () => void) | undefined;
}

interface Entry {
  standing: Standing | null;
  isActing: boolean;
  gone: AbortController;
}

/** Resolves when a question is left; its place in the history is nowhere. */
export const stay = (left: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (left.aborted) resolve();
    left.addEventListener('abort', () => resolve(), { once: true });
  });

/**
 * Asks one question at a time. Only the act of a question may ask another, as when the server answers that somebody was faster: it
 * stands above the first, in the same place of the history, and goes with it.
 */
export function createQuestions({ prepare, show, visit, hold }: QuestionsOptions): Ask {
  const entries: Entry[] = [];
  // Back means no to a question that waits for an answer, and nothing to one whose act runs: its failure would be told to nobody.
  const goBack = () => {
    const top = entries.at(-1);
    if (!top?.isActing) top?.standing?.onAnswer('dismissed');
  };
  const draw = () => show(entries.flatMap(({ standing }) => standing ?? []));

  return async ({ act, signal, ...words }) => {
    const below = entries.at(-1);
    if (below && !below.isActing) return 'dismissed';

    const entry: Entry = { standing: null, isActing: false, gone: new AbortController() };
    const left = anySignal([entry.gone.signal, signal, below?.gone.signal]);
    let given: ConfirmAnswer = 'dismissed';
    const onAnswer = (answer: ConfirmAnswer) => {
      given = answer;
      entry.standing = null;
      draw();
      entry.gone.abort();
    };
    const run = async () => {
      entry.isActing = true;
      const letGo = hold?.(goBack);
      try {
        return await act?.();
      } finally {
        letGo?.();
        entry.isActing = false;
      }
    };

    entries.push(entry);
    try {
      if (!(await prepare()) || left.aborted) return given;
      entry.standing = { question: { ...words, ...(act && { act: run }) }, onAnswer };
      draw();
      await (below ? stay : visit)(left);
      return given;
    } finally {
      entries.splice(entries.indexOf(entry), 1);
      draw();
      entry.gone.abort();
    }
  };
}
