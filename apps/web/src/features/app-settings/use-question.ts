import { useCallback, useEffect, useRef, useState } from 'react';
import { useDialogRoute } from '../../shared/dialog-route/index.ts';

/** What the person said: yes, no, or neither (Escape, a press outside, Back). */
export type Answer = 'yes' | 'no' | 'dismissed';

interface Asked<Subject> {
  subject: Subject;
  answer: (answer: Answer) => void;
}

/** A question that an act waits for. */
export interface Question<Subject> {
  /** What is asked about; null while nothing is. */
  subject: Subject | null;
  ask: (subject: Subject) => Promise<Answer>;
  answer: (answer: Answer) => void;
}

/** A dialog whose answer can be awaited, on a history entry of its own (decisions §4). Leaving the page is an answer too. */
export function useQuestion<Subject>(id: string): Question<Subject> {
  const { open, show, close } = useDialogRoute(id);
  const [asked, setAsked] = useState<Asked<Subject> | null>(null);
  const pending = useRef<Asked<Subject> | null>(null);
  const dialog = useRef({ show, close });
  useEffect(() => {
    dialog.current = { show, close };
  });

  const settle = useCallback((answer: Answer) => {
    pending.current?.answer(answer);
    pending.current = null;
    setAsked(null);
  }, []);

  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) settle('dismissed');
    wasOpen.current = open;
  }, [open, settle]);
  useEffect(() => () => pending.current?.answer('dismissed'), []);

  return {
    subject: open && asked ? asked.subject : null,
    ask: useCallback(
      (subject: Subject) =>
        new Promise((answer) => {
          // A second press, before the question has been drawn.
          if (pending.current) return answer('dismissed');
          pending.current = { subject, answer };
          setAsked(pending.current);
          dialog.current.show();
        }),
      [],
    ),
    answer: useCallback(
      (answer: Answer) => {
        settle(answer);
        dialog.current.close();
      },
      [settle],
    ),
  };
}
