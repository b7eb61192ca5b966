import { createContext, use, useCallback, useEffect, useRef } from 'react';
import { anySignal } from './any-signal.ts';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

/** A question with two answers, asked before an action that cannot be undone. */
export interface ConfirmQuestion extends Pick<
  ConfirmDialogProps,
  'title' | 'message' | 'confirmLabel' | 'cancelLabel' | 'tone' | 'busyLabel' | 'children'
> {
  /**
   * The action itself. Called once when the user confirms, even after several clicks. The dialog is busy until the promise settles, and
   * stays open when it resolves to a message, which says why the action failed.
   */
  act?: () => Promise<string | void>;
  /** Dismisses the question when aborted. */
  signal?: AbortSignal;
}

/** Answer of the user: the confirm button, the cancel button, or neither (Escape, a click outside, Back, leaving the page). */
export type ConfirmAnswer = 'confirmed' | 'cancelled' | 'dismissed';

/** Asks a question and resolves once the dialog is closed. While one question is open, any other is dismissed at once. */
export type Ask = (question: ConfirmQuestion) => Promise<ConfirmAnswer>;

/** Context through which `useAsk` and `useConfirm` reach the `ConfirmProvider`. */
export const AskContext = createContext<Ask | null>(null);

/**
 * Returns `ask`, which tells the cancel button from Escape: for a question whose cancel button is an answer too, as in *Use the newer
 * value*. Otherwise use `useConfirm`.
 *
 * @param applies False while the question makes no sense: an open one is dismissed. Unmounting the component dismisses it too.
 */
export function useAsk(applies = true): Ask {
  const ask = use(AskContext);
  const lost = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    lost.current = controller;
    return () => controller.abort();
  }, [applies]);
  if (!ask) throw new Error('There is no ConfirmProvider around this question.');
  return useCallback(
    (question) => ask({ ...question, signal: anySignal([lost.current?.signal, question.signal]) }),
    [ask],
  );
}

/**
 * Returns `confirm`, which asks before an action that cannot be undone: `if (await confirm({ title, … })) …`. It resolves to true only for
 * the confirm button.
 *
 * @param applies False while the question makes no sense: an open one is dismissed. Unmounting the component dismisses it too.
 */
export function useConfirm(applies = true): (question: ConfirmQuestion) => Promise<boolean> {
  const ask = useAsk(applies);
  return useCallback(async (question) => (await ask(question)) === 'confirmed', [ask]);
}
