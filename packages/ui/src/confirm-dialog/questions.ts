import { anySignal } from './any-signal.ts';
import type { Ask, ConfirmAnswer, ConfirmQuestion } from './use-confirm.ts';

/** A question that is on the screen. */
export interface Standing {
  question: ConfirmQuestion;
  onAnswer: (answer: ConfirmAnswer) => void;
}

/** What `createQuestions` needs from the provider. */
export interface QuestionsOptions {
  /** Called before a question is shown, to load the dialog; resolves to false when it cannot be shown. */
  prepare: () => Promise<boolean>;
  /** Called with all open questions, the topmost last, whenever they change. */
  show: (standing: readonly Standing[]) => void;
  /** Keeps a history entry for a question until `left` is aborted or the user goes back; resolves when the entry is gone. */
  visit: (left: AbortSignal) => Promise<void>;
  /** Blocks leaving that entry while an action runs, until the returned function is called; `onBack` is called at every attempt. */
  hold?: ((onBack: () => void) => () => void) | undefined;
}

interface Entry {
  standing: Standing | null;
  isActing: boolean;
  gone: AbortController;
}

/** Resolves when `left` is aborted: the replacement for a history entry where there is none. */
export const stay = (left: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (left.aborted) resolve();
    left.addEventListener('abort', () => resolve(), { once: true });
  });

/**
 * Creates the `ask` function, which shows one question at a time and dismisses any other at once. Exception: the action of a question may
 * ask another, for example when the server replies that the value has changed. That question opens above the first, shares its history
 * entry, and closes with it.
 */
export function createQuestions({ prepare, show, visit, hold }: QuestionsOptions): Ask {
  const entries: Entry[] = [];
  // Back declines a question that waits for an answer. It does nothing while an action runs: the user would not see that action fail.
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
