import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { QuestionDialog } from './QuestionDialog.tsx';
import { createQuestions, stay, type Standing } from './questions.ts';
import { AskContext } from './use-confirm.ts';

// Most visits ask nothing, and a dialog weighs as much as a small page.
const loadDialog = async () => (await import('./QuestionDialog.tsx')).QuestionDialog;

export interface ConfirmProviderProps {
  /**
   * Keeps the place of a question in the browser's history: takes it when called, gives it back once `left` is aborted, and resolves
   * when it is gone, which dismisses the question. Without it a question has no place there.
   */
  visit?: (left: AbortSignal) => Promise<void>;
  /**
   * Keeps that place from being left while the act of a question runs, until what it returns is called; `onBack` is to be told of every
   * attempt. Like `visit`, keep its identity between renders.
   */
  hold?: (onBack: () => void) => () => void;
  /** Loads the dialog's code before it is asked for: this question must not wait for the network. */
  ready?: boolean;
  /** Called when the dialog's code did not arrive; the question is dismissed. */
  onMissing?: () => void;
  /** Whatever asks. */
  children: ReactNode;
}

/** Draws what `useConfirm` asks below it, one question at a time. Renders a `ConfirmDialog` after its children. */
export function ConfirmProvider({ visit = stay, hold, ready = false, onMissing, children }: ConfirmProviderProps) {
  const [standing, setStanding] = useState<readonly Standing[]>([]);
  const [Dialog, setDialog] = useState<typeof QuestionDialog>();
  const missing = useRef(onMissing);
  useEffect(() => {
    missing.current = onMissing;
  });
  useEffect(() => {
    // Loaded again when it is asked for; then somebody hears that it did not come.
    if (ready) loadDialog().catch(() => {});
  }, [ready]);

  const ask = useMemo(
    () =>
      createQuestions({
        async prepare() {
          const loaded = await loadDialog().catch(() => missing.current?.());
          if (loaded) setDialog(() => loaded);
          return loaded !== undefined;
        },
        show: setStanding,
        visit,
        hold,
      }),
    [visit, hold],
  );

  // In portals: nothing is put beside the children.
  const renderDialogs = () =>
    Dialog &&
    standing.map(({ question, onAnswer }, index) => <Dialog key={index} question={question} onAnswer={onAnswer} />);

  return (
    <AskContext value={ask}>
      {children}
      {renderDialogs()}
    </AskContext>
  );
}
