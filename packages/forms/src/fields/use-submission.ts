import { useEffect, useRef, useState } from 'react';
import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { FormProps } from '../form-props.ts';
import { sortErrors } from '../server-errors.ts';
import { useLanguage } from '../language/index.ts';
import { toSubmitResult } from './to-submit-result.ts';
import { useDirtyReport } from './use-dirty-report.ts';

/** How a form submits. */
export interface SubmissionOptions<Fields extends FieldValues, Values> extends Pick<
  FormProps<Values, Fields>,
  'onSubmit' | 'busy' | 'disabled' | 'onDirtyChange'
> {
  /** The fields now on screen, in their order: where server errors may stand, and which of them takes the focus. */
  visible: readonly FieldPath<Fields>[];
  /** Said when a call fails without words of its own (product.md R32). */
  fallback: string;
  /** Whether leaving would lose something typed, where that is not what the library counts as dirty. */
  isDirty?: boolean;
  /** Called when it worked. */
  onDone?: () => void;
  /**
   * The form stays on screen after it worked and is submitted again, as a setting is. Any other leads to another page, whose
   * code may still be on its way: it stays locked and busy until it is taken off the screen.
   */
  isReusable?: boolean;
  /** Called when it did not, with the errors in place. */
  onRefused?: () => void;
}

/** A form's submission as its screen needs it. */
export interface Submission {
  /** Validates and submits; does nothing while an earlier submission runs, nor after one that leads to another page. */
  submit: () => Promise<void>;
  /** A submission or outside work is under way, or the next page is. */
  sending: boolean;
  /** It worked, and the next page is under way: nothing on this one may be used any more. */
  done: boolean;
  /** What went wrong with the form as a whole, until something is changed. */
  general: string | undefined;
  /** Sets or clears `general`, for calls beside the submission. */
  setGeneral: (message: string | undefined) => void;
}

/**
 * Submits a react-hook-form form once at a time, puts every answer where it belongs, and reports what leaving would lose.
 * The form takes `shouldFocusError: false`: the library focuses in the order the fields were first drawn, this in the order they stand.
 */
export function useSubmission<Fields extends FieldValues, Values>(
  form: UseFormReturn<Fields, unknown, Values>,
  options: SubmissionOptions<Fields, Values>,
): Submission {
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle');
  const [general, setGeneral] = useState<string>();
  // State is a render late, and validation is asynchronous: two presses in one frame both see `idle`.
  const locked = useRef(false);

  useDirtyReport(options.isDirty ?? form.formState.isDirty, options.onDirtyChange);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => setGeneral(undefined) }), [form]);

  // What is wrong is told again in the language that was changed to, but for what the server said: only it has the words.
  const language = useLanguage();
  const told = useRef(language);
  useEffect(() => {
    if (told.current === language) return;
    told.current = language;
    const wrong = options.visible.filter((name) => {
      const { error } = form.getFieldState(name);
      return error !== undefined && error.type !== 'server';
    });
    if (wrong.length > 0) void form.trigger(wrong);
  }, [language, form, options.visible]);

  /** Answers whether it worked. */
  const send = async (values: Values): Promise<boolean> => {
    const result = await toSubmitResult(() => options.onSubmit(values));
    if (result.ok) {
      options.onDone?.();
      return true;
    }
    const sorted = sortErrors(result, options.visible, options.fallback);
    sorted.fields.forEach(({ name, message }, index) =>
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
    setGeneral(sorted.general);
    options.onRefused?.();
    return false;
  };

  const submit = async () => {
    if (locked.current || options.busy || options.disabled) return;
    locked.current = true;
    setState('sending');
    setGeneral(undefined);
    let worked = false;
    try {
      await form.handleSubmit(
        async (values) => {
          worked = await send(values);
        },
        (errors) => {
          const first = options.visible.find((name) => get(errors, name) !== undefined);
          if (first) form.setFocus(first);
        },
      )();
    } finally {
      const isDone = worked && !options.isReusable;
      locked.current = isDone;
      setState(isDone ? 'done' : 'idle');
    }
  };

  return { submit, sending: state !== 'idle' || options.busy === true, done: state === 'done', general, setGeneral };
}
