import { anySignal } from './any-signal.ts';
import type { Ask, ConfirmAnswer, ConfirmQuestion } from './use-confirm.ts';

/** A question that is on the screen. */
export interface OpenQuestion {
  question: ConfirmQuestion;
  onAnswer: (answer: ConfirmAnswer) => void;
}

/** What `createQuestions` needs from the provider. */
export interface QuestionsOptions {
  /** Called before a question is shown, to load the dialog; resolves to false when it cannot be shown. */
  prepare: () => Promise<boolean>;
  /** Called with all open questions, the topmost last, whenever they change. */
  show: (openQuestions: readonly OpenQuestion[]) => void;
  /** Pushes a history entry for a question and keeps it until `left` is aborted or the user goes back; resolves when the entry is gone. */
  pushHistoryEntry: (left: AbortSignal) => Promise<void>;
  /** Blocks leaving that entry while an action runs, until the returned function is called; `onBack` is called at every attempt. */
  blockClosing?: ((onBack: () => void) => () => void) | undefined;
}

interface Entry {
  open: OpenQuestion | null;
  isActing: boolean;
  closed: AbortController;
}

/** Resolves when `left` is aborted: the replacement for a history entry where there is none. */
export const waitUntilLeft = (left: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (left.aborted) resolve();
    left.addEventListener('abort', () => resolve(), { once: true });
  });

/**
 * Creates the `ask` function, which shows one question at a time and dismisses any other at once. Exception: the action of a question may
 * ask another, for example when the server replies that the value has changed. That question opens above the first, shares its history
 * entry, and closes with it.
 */
export function createQuestions({ prepare, show, pushHistoryEntry, blockClosing }: QuestionsOptions): Ask {
  const entries: Entry[] = [];
  // Back declines a question that waits for an answer. It does nothing while an action runs: the user would not see that action fail.
  const goBack = () => {
    const top = entries.at(-1);
    if (!top?.isActing) top?.open?.onAnswer('dismissed');
  };
  const update = () => show(entries.flatMap(({ open }) => open ?? []));

  return async ({ act, signal, ...question }) => {
    const below = entries.at(-1);
    if (below && !below.isActing) return 'dismissed';

    const entry: Entry = { open: null, isActing: false, closed: new AbortController() };
    const left = anySignal([entry.closed.signal, signal, below?.closed.signal]);
    let answer: ConfirmAnswer = 'dismissed';
    const onAnswer = (given: ConfirmAnswer) => {
      answer = given;
      entry.open = null;
      update();
      entry.closed.abort();
    };
    const run = async () => {
      entry.isActing = true;
      const unblock = blockClosing?.(goBack);
      try {
        return await act?.();
      } finally {
        unblock?.();
        entry.isActing = false;
      }
    };

    entries.push(entry);
    try {
      if (!(await prepare()) || left.aborted) return answer;
      entry.open = { question: { ...question, ...(act && { act: run }) }, onAnswer };
      update();
      await (below ? waitUntilLeft : pushHistoryEntry)(left);
      return answer;
    } finally {
      entries.splice(entries.indexOf(entry), 1);
      update();
      entry.closed.abort();
    }
  };
}
