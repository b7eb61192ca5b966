import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { QuestionDialog } from './QuestionDialog.tsx';
import { createQuestions, waitUntilLeft, type OpenQuestion } from './questions.ts';
import { AskContext } from './use-confirm.ts';

// Loaded with the first question: most visits ask none, and the dialog's code is as large as a small page.
const loadDialog = async () => (await import('./QuestionDialog.tsx')).QuestionDialog;

export interface ConfirmProviderProps {
  /**
   * Gives a question its own history entry, so that Back dismisses it. Pushes the entry when called, removes it once `left` is aborted, and
   * resolves when the entry is gone. Without this prop a question has no history entry. Keep its identity between renders.
   */
  pushHistoryEntry?: (left: AbortSignal) => Promise<void>;
  /**
   * Blocks leaving that history entry while the action of a question runs, until the returned function is called. `onBack` must be called
   * at every attempt to leave. Keep its identity between renders.
   */
  blockClosing?: (onBack: () => void) => () => void;
  /** Loads the dialog's code at once, for questions that must not wait for the network. */
  ready?: boolean;
  /** Called when the dialog's code failed to load; the question is dismissed. */
  onMissing?: () => void;
  /** The components that use `useConfirm` or `useAsk`. */
  children: ReactNode;
}

/** Shows the questions of `useConfirm` and `useAsk` below it, one at a time. Renders a `ConfirmDialog` after its children. */
export function ConfirmProvider({
  pushHistoryEntry = waitUntilLeft,
  blockClosing,
  ready = false,
  onMissing,
  children,
}: ConfirmProviderProps) {
  const [openQuestions, setOpenQuestions] = useState<readonly OpenQuestion[]>([]);
  const [Dialog, setDialog] = useState<typeof QuestionDialog>();
  const missing = useRef(onMissing);
  useEffect(() => {
    missing.current = onMissing;
  });
  useEffect(() => {
    // Ignore a failure here: the first question loads the code again and calls `onMissing`.
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
        show: setOpenQuestions,
        pushHistoryEntry,
        blockClosing,
      }),
    [pushHistoryEntry, blockClosing],
  );

  // The dialogs are portals, so nothing is added beside the children.
  const renderDialogs = () =>
    Dialog &&
    openQuestions.map(({ question, onAnswer }, index) => (
      <Dialog key={index} question={question} onAnswer={onAnswer} />
    ));

  return (
    <AskContext value={ask}>
      {children}
      {renderDialogs()}
    </AskContext>
  );
}
