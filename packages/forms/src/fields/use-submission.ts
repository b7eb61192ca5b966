import { useEffect, useRef, useState } from 'react';
import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { FormProps } from '../form-props.ts';
import { sortErrors } from '../server-errors.ts';
import { settle } from './settle.ts';

/** How a form submits. */
export interface SubmissionOptions<Fields extends FieldValues, Values> extends Pick<
  FormProps<Values, Fields>,
  'onSubmit' | 'busy' | 'disabled'
> {
  /** The fields now on screen, in their order: where server errors may stand, and which of them takes the focus. */
  visible: readonly FieldPath<Fields>[];
  /** Said when a call fails without words of its own (spec §8). */
  fallback: string;
  /** It worked. */
  onDone?: () => void;
  /** It did not, and the errors are in place. */
  onRefused?: () => void;
}

/** A form's submission as its screen needs it. */
export interface Submission {
  /** Validates and submits; does nothing while an earlier submission runs. */
  submit: () => Promise<void>;
  /** A submission or outside work is under way. */
  sending: boolean;
  /** What went wrong with the form as a whole, until something is changed. */
  general: string | undefined;
  /** Sets or clears `general`, for calls beside the submission. */
  setGeneral: (message: string | undefined) => void;
}

/**
 * Submits a react-hook-form form once at a time and puts every answer where it belongs. The form takes
 * `shouldFocusError: false`: the library focuses in the order the fields were first drawn, this in the order they stand.
 */
export function useSubmission<Fields extends FieldValues, Values>(
  form: UseFormReturn<Fields, unknown, Values>,
  options: SubmissionOptions<Fields, Values>,
): Submission {
  const [sending, setSending] = useState(false);
  const [general, setGeneral] = useState<string>();
  // State is a render late, and validation is asynchronous: two presses in one frame both see `sending` false.
  const locked = useRef(false);

  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => setGeneral(undefined) }), [form]);

  const send = async (values: Values) => {
    const result = await settle(() => options.onSubmit(values));
    if (result.ok) return options.onDone?.();
    const sorted = sortErrors(result, options.visible, options.fallback);
    sorted.fields.forEach(({ name, message }, index) =>
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
    setGeneral(sorted.general);
    options.onRefused?.();
  };

  const submit = async () => {
    if (locked.current || options.busy || options.disabled) return;
    locked.current = true;
    setSending(true);
    setGeneral(undefined);
    try {
      await form.handleSubmit(send, (errors) => {
        const first = options.visible.find((name) => get(errors, name) !== undefined);
        if (first) form.setFocus(first);
      })();
    } finally {
      locked.current = false;
      setSending(false);
    }
  };

  return { submit, sending: sending || options.busy === true, general, setGeneral };
}
