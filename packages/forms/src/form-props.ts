import type { SubmitResult } from './server-errors.ts';

/** Props of every form. */
export interface FormProps<Values, Initial> {
  /** Initial values of the fields; the others are empty. Read on mount only. */
  initialValues?: Partial<Initial>;
  /** Called with the parsed values, once however often the button is pressed. Resolve to the result; typed values stay in the fields in any case. */
  onSubmit: (values: Values) => Promise<SubmitResult>;
  /** Whether work outside the form is under way: the button shows its spinner and nothing is submitted. */
  busy?: boolean;
  /** Disables all fields and buttons. */
  disabled?: boolean;
  /** Called when the form gets or loses unsaved changes; with `false` when a dirty form unmounts. */
  onDirtyChange?: (dirty: boolean) => void;
}
