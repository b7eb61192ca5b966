import { createContext, use, useCallback, useEffect, useRef } from 'react';
import { anySignal } from './any-signal.ts';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

/** A question with two answers, asked before an act that cannot be taken back. */
export interface ConfirmQuestion extends Pick<
  ConfirmDialogProps,
  'title' | 'message' | 'confirmLabel' | 'cancelLabel' | 'tone' | 'busyLabel' | 'children'
> {
  /**
   * Called in the press that confirms, once however often it is pressed. The question stays and is busy until this settles; a sentence
   * it resolves to says why it failed, and the question stays open with it.
   */
  act?: () => Promise<string | void>;
  /** Dismisses the question when it is aborted. */
  signal?: AbortSignal;
}

/** What the person did: pressed the one button, the other, or neither (Escape, a press outside, Back, a page left). */
export type ConfirmAnswer = 'confirmed' | 'cancelled' | 'dismissed';

/** Asks a question; resolves once the dialog is gone. One question stands at a time, another is dismissed at once. */
export type Ask = (question: ConfirmQuestion) => Promise<ConfirmAnswer>;

/** How the questions below a `ConfirmProvider` reach it. */
export const AskContext = createContext<Ask | null>(null);

/**
 * `useConfirm` for a question whose way back is an answer of its own, as in *Use the newer value*: tells the cancel button from Escape.
 *
 * @param applies While false a question has lost its sense: one that stands is dismissed. So it is when the component goes.
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
 * Asks before an act that cannot be taken back: `if (await confirm({ title, … })) …`. Whatever is not the confirm button is a no.
 *
 * @param applies While false a question has lost its sense: one that stands is dismissed. So it is when the component goes.
 */
export function useConfirm(applies = true): (question: ConfirmQuestion) => Promise<boolean> {
  const ask = useAsk(applies);
  return useCallback(async (question) => (await ask(question)) === 'confirmed', [ask]);
}
