import { useEffect, useRef, useState } from 'react';
import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { FormProps } from '../form-props.ts';
import { sortErrors } from '../server-errors.ts';
import { useLanguage } from '../language/index.ts';
import { toSubmitResult } from './to-submit-result.ts';
import { useDirtyReport } from './use-dirty-report.ts';

/** Options of `useSubmission`. */
export interface SubmissionOptions<Fields extends FieldValues, Values> extends Pick<
  FormProps<Values, Fields>,
  'onSubmit' | 'busy' | 'disabled' | 'onDirtyChange'
> {
  /** Fields on screen, in their order. Server errors of other fields go to `general`; the first invalid field gets the focus. */
  visible: readonly FieldPath<Fields>[];
  /** Message of a failed call without a message of its own (product.md R32). */
  fallback: string;
  /** Whether leaving would lose typed text, if that differs from `isDirty` of react-hook-form. */
  isDirty?: boolean;
  /** Called after a successful submission. */
  onDone?: () => void;
  /**
   * Whether the form can be submitted again after a success, as for a setting. Any other form leads to another page, whose code may
   * still be loading: the form stays locked and busy until it unmounts.
   */
  isReusable?: boolean;
  /** Called after a failed submission, when the errors are set. */
  onRefused?: () => void;
}

/** State and actions of a form's submission. */
export interface Submission {
  /** Validates and submits; does nothing while a submission runs, nor after a success that leads to another page. */
  submit: () => Promise<void>;
  /** Whether a submission, the caller's own work (`busy`) or the change to the next page is under way. */
  sending: boolean;
  /** Whether the submission succeeded and the next page is loading: nothing on this page may be used. */
  done: boolean;
  /** Error message of the whole form, until a field is changed. */
  general: string | undefined;
  /** Sets or clears `general`, for calls other than the submission. */
  setGeneral: (message: string | undefined) => void;
}

/**
 * Submits a react-hook-form form, one request at a time, sets the server's errors and reports unsaved changes. The form needs
 * `shouldFocusError: false`: the library focuses by the order in which the fields were first rendered, this hook by that on screen.
 */
export function useSubmission<Fields extends FieldValues, Values>(
  form: UseFormReturn<Fields, unknown, Values>,
  options: SubmissionOptions<Fields, Values>,
): Submission {
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle');
  const [general, setGeneral] = useState<string>();
  // A ref, since state is one render late and validation is asynchronous: two clicks in one frame would both see `idle`.
  const locked = useRef(false);

  useDirtyReport(options.isDirty ?? form.formState.isDirty, options.onDirtyChange);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => setGeneral(undefined) }), [form]);

  // Shows the errors in the new language, except errors of the server: only the server has their text.
  const language = useLanguage();
  const shownLanguage = useRef(language);
  useEffect(() => {
    if (shownLanguage.current === language) return;
    shownLanguage.current = language;
    const invalid = options.visible.filter((name) => {
      const { error } = form.getFieldState(name);
      return error !== undefined && error.type !== 'server';
    });
    if (invalid.length > 0) void form.trigger(invalid);
  }, [language, form, options.visible]);

  /** Resolves to whether the call succeeded. */
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
    let succeeded = false;
    try {
      await form.handleSubmit(
        async (values) => {
          succeeded = await send(values);
        },
        (errors) => {
          const first = options.visible.find((name) => get(errors, name) !== undefined);
          if (first) form.setFocus(first);
        },
      )();
    } finally {
      const isDone = succeeded && !options.isReusable;
      locked.current = isDone;
      setState(isDone ? 'done' : 'idle');
    }
  };

  return { submit, sending: state !== 'idle' || options.busy === true, done: state === 'done', general, setGeneral };
}
